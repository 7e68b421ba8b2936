import { test as base, expect } from '@playwright/test';

export type BrowserOptions = {
  /** Console messages and page errors that a test expects: `test.use({ allowedConsole: /500/ })`. */
  allowedConsole: RegExp | undefined;
};

/**
 * Playwright's `test`, extended to fail on any console error or warning, uncaught page error or request to another
 * origin. Every test thereby also catches hydration errors, content security policy violations and third parties.
 */
export const test = base.extend<BrowserOptions & { failOnErrors: undefined }>({
  allowedConsole: [undefined, { option: true }],

  failOnErrors: [
    async ({ context, baseURL, allowedConsole }, use) => {
      const problems: string[] = [];
      const report = (text: string) => {
        if (!allowedConsole?.test(text)) problems.push(text);
      };
      const origin = new URL(baseURL ?? '').origin;

      context.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return;
        // Includes the URL, because some messages are only 'Failed to load resource'.
        report(`console ${message.type()}: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (event) => report(`page error: ${event.error().message}`));
      context.on('request', (request) => {
        const { protocol, origin: target } = new URL(request.url());
        if (protocol.startsWith('http') && target !== origin) {
          report(`request to another origin: ${request.url()}`);
        }
      });

      await use(undefined);
      expect(problems, 'no console errors, no requests to other origins').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
