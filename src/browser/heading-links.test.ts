import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('a link that is copied again says so for two more seconds', async () => {
  vi.useFakeTimers();
  const link = Object.assign(new EventTarget(), { href: 'https://eksempel.dk/a#b' });
  const output = { value: '', previousElementSibling: link };
  const row = { firstElementChild: { id: 'b' }, lastElementChild: output, insertAdjacentHTML: () => {} };
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('document', { documentElement: {}, querySelectorAll: () => [row] });
  vi.stubGlobal('navigator', { clipboard: { writeText: async () => {} } });
  // The module reads `document` when it is loaded.
  const { startHeadingLinks } = await import('./heading-links.ts');
  startHeadingLinks();

  link.dispatchEvent(new Event('click'));
  await vi.advanceTimersByTimeAsync(1500);
  link.dispatchEvent(new Event('click'));
  await vi.advanceTimersByTimeAsync(1500);
  expect(output.value).toBe('Kopieret');
  await vi.advanceTimersByTimeAsync(500);
  expect(output.value).toBe('');
});
