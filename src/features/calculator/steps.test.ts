import { expect, test } from 'vitest';
import { type Answers, noAnswers } from './answers.ts';
import { type StepId, stepIds } from './state.ts';
import { adjacentStep, isSkipped, openingStep, steps } from './steps.tsx';

const answers = (
  size: Answers['size'],
  needsGoogle: Answers['needsGoogle'] = null,
  seo: Answers['seo'] = null,
) => ({ size, needsGoogle, seo });
const unasked = answers('lille');
const noSeo = answers('lille', 'nej');
const undecided = answers('lille', 'ja');
const withSeo = answers('lille', 'ja', 'basic');

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
  expect(steps[step].canLeave(given)).toBe(expected);
});

test.each<[StepId, Answers, 1 | -1, StepId]>([
  ['size', unasked, 1, 'google'],
  ['google', undecided, 1, 'seo'],
  ['google', noSeo, 1, 'offer'],
  ['seo', withSeo, 1, 'offer'],
  ['offer', withSeo, 1, 'contact'],
  ['offer', noSeo, 1, 'contact'],
  ['contact', withSeo, 1, 'contact'],
  ['contact', withSeo, -1, 'offer'],
  ['contact', noSeo, -1, 'offer'],
  ['offer', withSeo, -1, 'seo'],
  ['offer', noSeo, -1, 'google'],
  ['seo', withSeo, -1, 'google'],
  ['google', noSeo, -1, 'size'],
  ['size', unasked, -1, 'size'],
])('adjacentStep(%s, %j, %i) returns %s', (step, given, offset, expected) => {
  expect(adjacentStep(step, given, offset)).toBe(expected);
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
