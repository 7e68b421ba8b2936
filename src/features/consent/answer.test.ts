import { expect, test } from 'vitest';
import { answerCookie, readAnswer } from './answer.ts';

const asked = '1 /tal.js';
const written = (isYes: boolean, revision = asked) => answerCookie(isYes, revision, true).split(';')[0] ?? '';
const name = written(true).split('=')[0];

test.each([
  ['a yes among other cookies', `a=1; ${written(true)}; b=2`, true],
  ['a no behind a cookie of the same name from a parent domain', `${name}=%; ${written(false)}`, false],
])('reads %s', (_what, cookies, isYes) => {
  const answer = readAnswer(cookies, asked);
  expect(answer?.isYes).toBe(isYes);
  expect(Math.abs(Date.now() - Number(answer?.time))).toBeLessThan(10_000);
});

test.each([
  ['no cookie', ''],
  ['an answer about another tool', written(true, '1 /andet.js')],
  ['a cookie whose name only has the same ending', `x${written(true)}`],
  ['a missing time', `${name}=${encodeURIComponent('{"revision":"1 /tal.js","statistics":true}')}`],
])('returns null for %s', (_what, cookies) => {
  expect(readAnswer(cookies, asked)).toBeNull();
});
