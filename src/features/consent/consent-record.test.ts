import { expect, test } from 'vitest';
import { readRecord, recordCookie } from './consent-record.ts';

const asked = '1 /tal.js';
const written = (accepted: Parameters<typeof recordCookie>[0], revision = asked) =>
  recordCookie(accepted, revision, true).split(';')[0] ?? '';
const name = written([]).split('=')[0];

test.each([
  ['an answer among other cookies', `a=1; ${written(['statistik'])}; b=2`, ['statistik']],
  ['a refusal', written([]), []],
  ['an answer behind a cookie of the same name from a parent domain', `${name}=%; ${written([])}`, []],
  ['an unknown purpose as none', written(['statistik', 'toString' as 'statistik']), ['statistik']],
])('reads %s', (_what, cookies, accepted) => {
  expect(readRecord(cookies, asked)?.accepted).toEqual(accepted);
  expect(Math.abs(Date.now() - Number(readRecord(cookies, asked)?.time))).toBeLessThan(10_000);
});

test.each([
  ['no cookie', ''],
  ['another revision', written(['statistik'], '1 /andet.js')],
  ['a cookie whose name only has the same ending', `x${written(['statistik'])}`],
  ['a cookie that is not ours', `${name}=%7B`],
  ['a missing time', `${name}=${encodeURIComponent('{"revision":"1 /tal.js","categories":[]}')}`],
])('returns null for %s', (_what, cookies) => {
  expect(readRecord(cookies, asked)).toBeNull();
});

test('sets the cookie for half a year and the whole site, and as secure on https', () => {
  expect(recordCookie([], asked, true)).toMatch(/; path=\/; max-age=15724800; samesite=lax; secure$/);
  expect(recordCookie([], asked, false)).toMatch(/; samesite=lax$/);
});
