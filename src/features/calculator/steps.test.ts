import { expect, test } from 'vitest';
import { type Answers, noAnswers } from './answers.ts';
import { canLeave, furthestStep, isOnCourse, nextStep, previousStep, type Step, steps } from './steps.ts';

const answers = (
  size: Answers['size'],
  needsGoogle: Answers['needsGoogle'] = null,
  seo: Answers['seo'] = null,
) => ({
  size,
  needsGoogle,
  seo,
});
const unasked = answers('lille');
const without = answers('lille', 'nej');
const undecided = answers('lille', 'ja');
const withSeo = answers('lille', 'ja', 'basic');

test('there are five steps', () => {
  expect(steps.map(({ step }) => step)).toEqual([1, 2, 3, 4, 5]);
});

test.each<[Step, Answers, boolean]>([
  [1, noAnswers, false],
  [1, answers('lille'), true],
  [1, answers('mellem'), true],
  [1, answers('stor'), true],
  [2, unasked, false],
  [2, undecided, true],
  [2, without, true],
  [3, undecided, false],
  [3, withSeo, true],
  [3, answers('lille', 'ja', 'standard'), true],
  [3, answers('lille', 'ja', 'premium'), true],
  [3, without, true],
  [3, unasked, true],
  [4, withSeo, true],
  [4, without, true],
  [4, noAnswers, true],
  [5, withSeo, false],
])('step %i with %j may be left: %s', (step, given, expected) => {
  expect(canLeave(step, given)).toBe(expected);
});

test.each<[Step, Answers, Step]>([
  [1, unasked, 2],
  [2, undecided, 3],
  [2, without, 4],
  [3, withSeo, 4],
  [4, withSeo, 5],
  [4, without, 5],
  [5, withSeo, 5],
])('after step %i with %j comes %i', (step, given, expected) => {
  expect(nextStep(step, given)).toBe(expected);
});

test.each<[Step, Answers, Step]>([
  [5, withSeo, 4],
  [5, without, 4],
  [4, withSeo, 3],
  [4, without, 2],
  [3, withSeo, 2],
  [2, without, 1],
  [1, unasked, 1],
])('before step %i with %j comes %i', (step, given, expected) => {
  expect(previousStep(step, given)).toBe(expected);
});

test.each<[Answers, Step]>([
  [noAnswers, 1],
  [unasked, 2],
  [undecided, 3],
  [withSeo, 4],
  [without, 4],
])('%j opens at step %i', (given, expected) => {
  expect(furthestStep(given)).toBe(expected);
});

test('only nej takes a step off the course, and only the third', () => {
  const course = (given: Answers) =>
    steps.filter(({ step }) => isOnCourse(step, given)).map(({ step }) => step);
  expect([course(noAnswers), course(withSeo), course(without)]).toEqual([
    [1, 2, 3, 4, 5],
    [1, 2, 3, 4, 5],
    [1, 2, 4, 5],
  ]);
});
