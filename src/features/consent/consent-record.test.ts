import { expect, test } from 'vitest';
import { readRecord, recordCookie } from './consent-record.ts';

const asked = '1 /tal.js';
const written = (accepted: Parameters<typeof recordCookie>[0], revision = asked) =>
  recordCookie(accepted, revision, true).split(';')[0] ?? '';

test('reads back a written answer among other cookies', () => {
  const cookies = `a=1; ${written(['statistik'])}; b=2`;
  expect(readRecord(cookies, asked)?.accepted).toEqual(['statistik']);
  expect(Math.abs(Date.now() - Number(readRecord(cookies, asked)?.time))).toBeLessThan(10_000);
});

test('reads a refusal as an answer', () => {
  expect(readRecord(written([]), asked)?.accepted).toEqual([]);
});

test.each([
  ['no cookie', ''],
  ['another revision', written(['statistik'], '1 /andet.js')],
  ['a cookie whose name only has the same ending', `x${written(['statistik'])}`],
  ['invalid JSON', 'cc_cookie=%7B'],
  ['an invalid percent-encoding', 'cc_cookie=%'],
  [
    'missing categories',
    `cc_cookie=${encodeURIComponent('{"revision":"1 /tal.js","lastConsentTimestamp":1}')}`,
  ],
  [
    'a missing time',
    `cc_cookie=${encodeURIComponent('{"revision":"1 /tal.js","categories":["statistik"]}')}`,
  ],
])('returns null for %s', (_name, cookies) => {
  expect(readRecord(cookies, asked)).toBeNull();
});

test('ignores an unknown purpose', () => {
  expect(readRecord(written(['statistik', 'toString' as 'statistik']), asked)?.accepted).toEqual([
    'statistik',
  ]);
});

test('sets the cookie for half a year and the whole site, and as secure on https', () => {
  expect(recordCookie([], asked, true)).toMatch(/; path=\/; max-age=15724800; samesite=lax; secure$/);
  expect(recordCookie([], asked, false)).toMatch(/; samesite=lax$/);
});
