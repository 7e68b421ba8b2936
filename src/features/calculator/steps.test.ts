import { expect, test } from 'vitest';
import { type Answers, noAnswers } from './answers.ts';
import { type StepId, stepIds } from './state.ts';
import { canLeave, isSkipped, nextStep, openingStep, previousStep, steps } from './steps.tsx';

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
  expect(steps.map(({ id }) => id)).toEqual([...stepIds]);
  expect(steps).toHaveLength(5);
});

test.each<[StepId, Answers, boolean]>([
  ['size', noAnswers, false],
  ['size', answers('lille'), true],
  ['size', answers('mellem'), true],
  ['size', answers('stor'), true],
  ['google', unasked, false],
  ['google', undecided, true],
  ['google', without, true],
  ['seo', undecided, false],
  ['seo', withSeo, true],
  ['seo', answers('lille', 'ja', 'standard'), true],
  ['seo', answers('lille', 'ja', 'premium'), true],
  ['seo', without, true],
  ['seo', unasked, true],
  ['offer', withSeo, true],
  ['offer', without, true],
  ['offer', noAnswers, true],
  ['contact', withSeo, false],
])('step %s with %j may be left: %s', (step, given, expected) => {
  expect(canLeave(step, given)).toBe(expected);
});

test.each<[StepId, Answers, StepId]>([
  ['size', unasked, 'google'],
  ['google', undecided, 'seo'],
  ['google', without, 'offer'],
  ['seo', withSeo, 'offer'],
  ['offer', withSeo, 'contact'],
  ['offer', without, 'contact'],
  ['contact', withSeo, 'contact'],
])('after step %s with %j comes %s', (step, given, expected) => {
  expect(nextStep(step, given)).toBe(expected);
});

test.each<[StepId, Answers, StepId]>([
  ['contact', withSeo, 'offer'],
  ['contact', without, 'offer'],
  ['offer', withSeo, 'seo'],
  ['offer', without, 'google'],
  ['seo', withSeo, 'google'],
  ['google', without, 'size'],
  ['size', unasked, 'size'],
])('before step %s with %j comes %s', (step, given, expected) => {
  expect(previousStep(step, given)).toBe(expected);
});

test.each<[Answers, StepId]>([
  [noAnswers, 'size'],
  [unasked, 'google'],
  [undecided, 'seo'],
  [withSeo, 'offer'],
  [without, 'offer'],
])('%j opens at step %s', (given, expected) => {
  expect(openingStep(given)).toBe(expected);
});

test('only nej skips a step, and only the third', () => {
  const skipped = (given: Answers) => stepIds.filter((id) => isSkipped(id, given));
  expect([skipped(noAnswers), skipped(withSeo), skipped(without)]).toEqual([[], [], ['seo']]);
});
