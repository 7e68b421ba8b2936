import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Failure, watchFailures } from './watch-failures.ts';

let page: EventTarget;
let failures: Failure[];

beforeEach(() => {
  page = new EventTarget();
  failures = [];
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  watchFailures((failure) => failures.push(failure));
});
afterEach(() => vi.unstubAllGlobals());

/** Dispatches an event as browsers do, with the fields that they set. */
const dispatch = (type: string, fields: object) => page.dispatchEvent(Object.assign(new Event(type), fields));

test('reports a script error with its place, without the query', () => {
  const filename = 'https://eksempel.dk/assets/main.js?navn=Jens#a';
  dispatch('error', { message: 'TypeError: x is undefined', filename, lineno: 3, colno: 14 });
  expect(failures).toEqual([
    {
      name: 'error',
      message: 'TypeError: x is undefined',
      source: 'https://eksempel.dk/assets/main.js:3:14',
    },
  ]);
});

test('reports a promise that nobody handles', () => {
  dispatch('unhandledrejection', { reason: new Error('no network') });
  expect(failures).toEqual([{ name: 'error', message: 'Error: no network', source: '' }]);
});

test('reports what the policy blocks', () => {
  dispatch('securitypolicyviolation', {
    effectiveDirective: 'script-src-elem',
    blockedURI: 'https://reklame.example/a.js?id=1',
  });
  expect(failures).toEqual([
    { name: 'blocked', message: 'script-src-elem', source: 'https://reklame.example/a.js' },
  ]);
});

test('reports the same failure once', () => {
  const error = { message: 'x', filename: '/a.js', lineno: 1, colno: 1 };
  for (const lineno of [1, 1, 2]) dispatch('error', { ...error, lineno });
  expect(failures.map(({ source }) => source)).toEqual(['/a.js:1:1', '/a.js:2:1']);
});
