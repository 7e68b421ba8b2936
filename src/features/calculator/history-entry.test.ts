import { expect, onTestFinished, test, vi } from 'vitest';
import { writeEntry } from './history-entry.ts';
import { initialState } from './state.ts';

/** Mocks the history of `/priser`, which Node lacks. */
function mockHistory(methods: Partial<History> = {}) {
  const calls: unknown[][] = [];
  vi.stubGlobal('location', { pathname: '/priser', search: '?a=1' });
  vi.stubGlobal('history', {
    state: { from: '/pricing' },
    pushState: (...call: unknown[]) => void calls.push(['push', ...call]),
    replaceState: (...call: unknown[]) => void calls.push(['replace', ...call]),
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
    ['replace', { from: '/pricing', prisberegner: state }, '', '/priser?a=1&stoerrelse=lille'],
    ['replace', { from: '/pricing', prisberegner: undefined }, '', '/priser?a=1'],
  ]);
});

test('writes to a new entry without changing the current one', () => {
  const calls = mockHistory();
  writeEntry(initialState('stor'), true);
  expect(calls.map(([kind, , , address]) => [kind, address])).toEqual([
    ['push', undefined],
    ['replace', '/priser?a=1&stoerrelse=stor'],
  ]);
});

test('the calculator goes on when the browser refuses more changes of the history', () => {
  const refuse = () => {
    throw new DOMException('more than 100 times per 10 seconds', 'SecurityError');
  };
  mockHistory({ replaceState: refuse, pushState: refuse });
  expect(() => writeEntry(initialState('stor'))).not.toThrow();
  expect(() => writeEntry(initialState('stor'), true)).not.toThrow();
});
