import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAddressWriter } from './address-writer.ts';
import type { Filter } from './filter.ts';

/** A window with just enough of an address and a history. */
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

test('the address follows when the typing pauses, in the same entry and with its state', () => {
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

test('what waits can be written at once, and then not again', () => {
  const { writer, addresses } = setUp();
  writer.later(pris);
  writer.now();
  expect(addresses()).toEqual(['/artikler?q=pris']);
  vi.runAllTimers();
  writer.now();
  expect(addresses()).toEqual(['/artikler?q=pris']);
});

test('what waits can be forgotten', () => {
  const { writer, addresses } = setUp();
  writer.later(pris);
  writer.drop();
  vi.runAllTimers();
  expect(addresses()).toEqual(['/artikler']);
});

test('a step is an entry of its own, and leaves what was typed in the one before', () => {
  const { writer, addresses, entries } = setUp();
  writer.later(pris);
  writer.push({ query: 'pris', category: 'SEO' });
  expect(addresses()).toEqual(['/artikler?q=pris', '/artikler?kategori=SEO&q=pris']);
  expect(entries[0]?.state).toEqual({ egen: 1 });
});

test('a step to where one stands is none', () => {
  const { writer, addresses } = setUp('/artikler?q=pris');
  writer.push(pris);
  expect(addresses()).toEqual(['/artikler?q=pris']);
});
