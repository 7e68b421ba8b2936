import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { createManager as CreateManager } from './manager.ts';

/** What the page's manager was told: whether the banner is shown. */
const asked = vi.hoisted((): { shown: boolean[]; write: (accepted: []) => void } => ({
  shown: [],
  write: () => {},
}));
vi.mock('./manager.ts', () => ({
  createManager: ((_services, { write }) => {
    asked.write = write;
    return { openPreferences() {}, ask: (isAsked) => void asked.shown.push(isAsked) };
  }) satisfies typeof CreateManager,
}));

beforeAll(() => {
  const meta = { content: '/statistik.js', attributes: [] };
  vi.stubGlobal('document', {
    // A browser that blocks cookies ignores what is written.
    get cookie() {
      return '';
    },
    set cookie(_ignored: string) {},
    querySelectorAll: (selector: string) => (selector === 'meta[name=statistik]' ? [meta] : []),
    querySelector: () => null,
    addEventListener() {},
  });
  vi.stubGlobal('location', { origin: 'https://firma.dk', hostname: 'firma.dk', protocol: 'https:' });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('window', { localStorage: {}, sessionStorage: {} });
});
afterAll(() => {
  vi.unstubAllGlobals();
});

test('does not ask again on the same page when the browser cannot store the answer', async () => {
  const { initConsent } = await import('./consent.ts');
  initConsent();
  await vi.waitFor(() => expect(asked.shown).toEqual([true]));
  asked.write([]);
  await vi.waitFor(() => expect(asked.shown).toHaveLength(2));
  expect(asked.shown.at(-1)).toBe(false);
});
