import { expect, test } from 'vitest';
import { type Answers, isComplete } from './answers.ts';

test.each<[Answers, boolean]>([
  [{ size: null, needsGoogle: null, seo: null }, false],
  [{ size: 'lille', needsGoogle: null, seo: null }, false],
  [{ size: 'lille', needsGoogle: 'ja', seo: null }, false],
  [{ size: 'lille', needsGoogle: 'ja', seo: 'basic' }, true],
  [{ size: 'lille', needsGoogle: 'nej', seo: null }, true],
  // Combinations that no sequence of steps produces.
  [{ size: null, needsGoogle: 'nej', seo: null }, false],
  [{ size: null, needsGoogle: 'ja', seo: 'basic' }, false],
  [{ size: 'lille', needsGoogle: null, seo: 'basic' }, false],
])('isComplete(%j) returns %s', (answers, complete) => {
  expect(isComplete(answers)).toBe(complete);
});
