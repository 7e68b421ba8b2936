import { expect, onTestFinished, test, vi } from 'vitest';
import { writeEntry } from './history-entry.ts';
import { initialState } from './state.ts';

const origin = 'https://firma.example';

/** Mocks the history of a page, which Node lacks. Addresses are resolved as in a browser. */
function mockHistory(methods: Partial<History> = {}, address = '/priser?a=1#her') {
  const calls: unknown[][] = [];
  const location = new URL(origin + address);
  const record = (kind: string) => (state: unknown, title: string, url?: string | URL) =>
    void calls.push([kind, state, title, url && new URL(url, location).href]);
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', {
    state: { from: '/pricing' },
    pushState: record('push'),
    replaceState: record('replace'),
    ...methods,
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return calls;
}

test('writes the state to the entry, and its answers to the address', () => {
  const calls = mockHistory();
  const state = initialState('lille');
  writeEntry(state);
  writeEntry(undefined);
  expect(calls).toEqual([
    ['replace', { from: '/pricing', prisberegner: state }, '', `${origin}/priser?a=1&stoerrelse=lille`],
    ['replace', { from: '/pricing', prisberegner: undefined }, '', `${origin}/priser?a=1`],
  ]);
});

test('writes to a new entry without changing the current one', () => {
  const calls = mockHistory();
  writeEntry(initialState('stor'), true);
  expect(calls.map(([kind, , , address]) => [kind, address])).toEqual([
    ['push', undefined],
    ['replace', `${origin}/priser?a=1&stoerrelse=stor`],
  ]);
});

test('writes to this site when its host serves the page with two slashes', () => {
  const calls = mockHistory({}, '//priser');
  writeEntry(initialState('stor'));
  expect(calls.map(([, , , address]) => address)).toEqual([`${origin}//priser?stoerrelse=stor`]);
});

test('the calculator goes on when the browser refuses more changes of the history', () => {
  const refuse = () => {
    throw new DOMException('more than 100 times per 10 seconds', 'SecurityError');
  };
  mockHistory({ replaceState: refuse, pushState: refuse });
  expect(() => writeEntry(initialState('stor'))).not.toThrow();
  expect(() => writeEntry(initialState('stor'), true)).not.toThrow();
});
