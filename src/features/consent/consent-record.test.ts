import { expect, test } from 'vitest';
import { readRecord, recordCookie } from './consent-record.ts';

const written = (accepted: Parameters<typeof recordCookie>[0], revision = 7) =>
  recordCookie(accepted, revision, true).split(';')[0] ?? '';

test('an answer is read as it was written, among other cookies', () => {
  const cookies = `a=1; ${written(['statistik'])}; b=2`;
  expect(readRecord(cookies, 7)?.accepted).toEqual(['statistik']);
  expect(Math.abs(Date.now() - Number(readRecord(cookies, 7)?.time))).toBeLessThan(10_000);
});

test('a refusal is an answer too', () => {
  expect(readRecord(written([]), 7)?.accepted).toEqual([]);
});

test.each([
  ['no cookie', ''],
  ['an answer to another question', written(['statistik'], 8)],
  ['a cookie whose name only ends the same', `x${written(['statistik'])}`],
  ['no JSON', 'cc_cookie=%7B'],
  ['a broken escape', 'cc_cookie=%'],
  ['another shape', `cc_cookie=${encodeURIComponent('{"revision":7,"lastConsentTimestamp":1}')}`],
  ['no time', `cc_cookie=${encodeURIComponent('{"revision":7,"categories":["statistik"]}')}`],
])('%s is no answer', (_name, cookies) => {
  expect(readRecord(cookies, 7)).toBeNull();
});

test('a purpose that is not known is not accepted', () => {
  expect(readRecord(written(['statistik', 'toString' as 'statistik']), 7)?.accepted).toEqual(['statistik']);
});

test('the cookie lasts half a year, for the whole site, and goes by https where there is https', () => {
  expect(recordCookie([], 7, true)).toMatch(/; path=\/; max-age=15724800; samesite=lax; secure$/);
  expect(recordCookie([], 7, false)).toMatch(/; samesite=lax$/);
});
