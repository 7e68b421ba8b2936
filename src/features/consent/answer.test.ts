import { expect, test } from 'vitest';
import { answerCookie, readAnswer } from './answer.ts';

const asked = '1 /tal.js';
const written = (isYes: boolean) => answerCookie(asked, isYes).split(';')[0] ?? '';

test.each([true, false])('reads the answer %s and its time among other cookies', (isYes) => {
  const answer = readAnswer(asked, `a=1; ${written(isYes)}; b=2`);
  expect(answer?.isYes).toBe(isYes);
  expect(Math.abs(Date.now() - Number(answer?.time))).toBeLessThan(10_000);
});

test.each([
  ['no cookie', ''],
  ['a cookie whose name only has the same ending', `x${written(true)}`],
  ['a cookie of another program', `${written(true).split('=')[0]}=%`],
])('%s is no answer', (_what, cookies) => {
  expect(readAnswer(asked, cookies)).toBeUndefined();
});

test('an answer about another tool is none', () => {
  expect(readAnswer('1 /andet.js', written(true))).toBeUndefined();
});
