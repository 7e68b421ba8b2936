import { expect, test } from 'vitest';
import { type Answers, noAnswers } from './answers.ts';
import { type StepId, stepIds } from './state.ts';
import { canLeave, isSkipped, nextStep, openingStep, previousStep, steps } from './steps.tsx';

const answers = (
  size: Answers['size'],
  needsGoogle: Answers['needsGoogle'] = null,
  seo: Answers['seo'] = null,
) => ({ size, needsGoogle, seo });
const unasked = answers('lille');
const noSeo = answers('lille', 'nej');
const undecided = answers('lille', 'ja');
const withSeo = answers('lille', 'ja', 'basic');

test('lists the five steps in order', () => {
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
  ['google', noSeo, true],
  ['seo', undecided, false],
  ['seo', withSeo, true],
  ['seo', answers('lille', 'ja', 'standard'), true],
  ['seo', answers('lille', 'ja', 'premium'), true],
  ['seo', noSeo, true],
  ['seo', unasked, true],
  ['offer', withSeo, true],
  ['offer', noSeo, true],
  ['offer', noAnswers, true],
  ['contact', withSeo, false],
])('canLeave(%s, %j) returns %s', (step, given, expected) => {
  expect(canLeave(step, given)).toBe(expected);
});

test.each<[StepId, Answers, StepId]>([
  ['size', unasked, 'google'],
  ['google', undecided, 'seo'],
  ['google', noSeo, 'offer'],
  ['seo', withSeo, 'offer'],
  ['offer', withSeo, 'contact'],
  ['offer', noSeo, 'contact'],
  ['contact', withSeo, 'contact'],
])('nextStep(%s, %j) returns %s', (step, given, expected) => {
  expect(nextStep(step, given)).toBe(expected);
});

test.each<[StepId, Answers, StepId]>([
  ['contact', withSeo, 'offer'],
  ['contact', noSeo, 'offer'],
  ['offer', withSeo, 'seo'],
  ['offer', noSeo, 'google'],
  ['seo', withSeo, 'google'],
  ['google', noSeo, 'size'],
  ['size', unasked, 'size'],
])('previousStep(%s, %j) returns %s', (step, given, expected) => {
  expect(previousStep(step, given)).toBe(expected);
});

test.each<[Answers, StepId]>([
  [noAnswers, 'size'],
  [unasked, 'google'],
  [undecided, 'seo'],
  [withSeo, 'offer'],
  [noSeo, 'offer'],
])('openingStep(%j) returns %s', (given, expected) => {
  expect(openingStep(given)).toBe(expected);
});

test('skips only the SEO step, and only on nej', () => {
  const skipped = (given: Answers) => stepIds.filter((id) => isSkipped(id, given));
  expect([skipped(noAnswers), skipped(withSeo), skipped(noSeo)]).toEqual([[], [], ['seo']]);
});
