import { test as base, expect } from '@playwright/test';

export type BrowserOptions = {
  /**
   * Console messages and page errors that a test expects: `test.use({ allowedConsole: [/500/] })`. Join several
   * with `|`: Playwright would take the second entry of an array for options of the first.
   */
  allowedConsole: RegExp[];
};

/**
 * Playwright's `test` with a page that reports: any console error or warning, any error thrown in the page,
 * and any request to another origin fails the test. That catches hydration faults, violations of the content
 * security policy and third parties without a test of their own.
 */
export const test = base.extend<BrowserOptions & { watch: undefined }>({
  allowedConsole: [[], { option: true }],

  // What follows the first view comes a moment later; tests are about the whole page unless they say otherwise.
  page: async ({ page }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (...options) => {
      const response = await goto(...options);
      await page.locator('[data-wait]').waitFor({ state: 'detached' });
      return response;
    };
    await use(page);
  },

  watch: [
    async ({ context, baseURL, allowedConsole }, use) => {
      if (!Array.isArray(allowedConsole))
        throw new Error('allowedConsole takes one pattern: join several with |');
      const complaints: string[] = [];
      const complain = (text: string) => {
        if (!allowedConsole.some((allowed) => allowed.test(text))) complaints.push(text);
      };
      const origin = new URL(baseURL ?? '').origin;

      context.on('console', (message) => {
        if (message.type() !== 'error' && message.type() !== 'warning') return;
        // The address matters where the text is only 'Failed to load resource'.
        complain(`console ${message.type()}: ${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (event) => complain(`page error: ${event.error().message}`));
      context.on('request', (request) => {
        const { protocol, origin: target } = new URL(request.url());
        if (protocol.startsWith('http') && target !== origin) {
          complain(`request to another origin: ${request.url()}`);
        }
      });

      await use(undefined);
      expect(complaints, 'nothing in the console, no request elsewhere').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
