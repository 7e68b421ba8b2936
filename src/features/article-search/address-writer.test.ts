import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAddressWriter } from './address-writer.ts';
import type { Filter } from './filter.ts';

/** Mocks the parts of `location` and `history` that the writer uses. */
function fakeWindow(address: string) {
  const entries = [{ state: { egen: 1 } as Record<string, unknown> | null, address }];
  const url = () => new URL(entries.at(-1)?.address ?? '', 'https://eksempel.dk');
  return {
    entries,
    globals: {
      window: globalThis,
      location: {
        get pathname() {
          return url().pathname;
        },
        get search() {
          return url().search;
        },
        get hash() {
          return url().hash;
        },
      },
      history: {
        get state() {
          return entries.at(-1)?.state;
        },
        replaceState: (state: Record<string, unknown> | null, _: string, next: string) =>
          entries.splice(-1, 1, { state, address: next }),
        pushState: (state: Record<string, unknown> | null, _: string, next: string) =>
          entries.push({ state, address: next }),
      },
    },
  };
}

function setUp(address = '/artikler') {
  const { entries, globals } = fakeWindow(address);
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  return { entries, writer: createAddressWriter(), addresses: () => entries.map((entry) => entry.address) };
}

const pris: Filter = { query: 'pris', category: 'Alle' };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('updates the URL when typing pauses, keeping the history entry and its state', () => {
  const { writer, addresses, entries } = setUp();
  writer.later({ ...pris, query: 'p' });
  vi.advanceTimersByTime(200);
  writer.later(pris);
  vi.advanceTimersByTime(200);
  expect(addresses()).toEqual(['/artikler']);
  vi.advanceTimersByTime(200);
  expect(addresses()).toEqual(['/artikler?q=pris']);
  expect(entries[0]?.state).toEqual({ egen: 1 });
});

test('applies a pending update at once, and only once', () => {
  const { writer, addresses } = setUp();
  writer.later(pris);
  writer.now();
  expect(addresses()).toEqual(['/artikler?q=pris']);
  vi.runAllTimers();
  writer.now();
  expect(addresses()).toEqual(['/artikler?q=pris']);
});

test('discards a pending update', () => {
  const { writer, addresses } = setUp();
  writer.later(pris);
  writer.drop();
  vi.runAllTimers();
  expect(addresses()).toEqual(['/artikler']);
});

test('adds a history entry after writing the pending update to the previous one', () => {
  const { writer, addresses, entries } = setUp();
  writer.later(pris);
  writer.push({ query: 'pris', category: 'SEO' });
  expect(addresses()).toEqual(['/artikler?q=pris', '/artikler?kategori=SEO&q=pris']);
  expect(entries[0]?.state).toEqual({ egen: 1 });
});

test('adds no history entry if the filter is unchanged', () => {
  const { writer, addresses } = setUp('/artikler?q=pris');
  writer.push(pris);
  expect(addresses()).toEqual(['/artikler?q=pris']);
});
