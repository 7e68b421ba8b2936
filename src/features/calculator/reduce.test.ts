import { expect, test } from 'vitest';
import { type Answers, noAnswers } from './answers.ts';
import { reduce } from './reduce.ts';
import { type CalculatorEvent, type CalculatorState, initialState, type StepId } from './state.ts';

const initial = initialState();
const run = (...events: CalculatorEvent[]) => events.reduce(reduce, initial);
const at = (step: StepId, answers: Answers): CalculatorState => ({ step, answers });
const next = { type: 'next' } as const;
const back = { type: 'back' } as const;
const withSeo: Answers = { size: 'stor', needsGoogle: 'ja', seo: 'premium' };
const noSeo: Answers = { size: 'stor', needsGoogle: 'nej', seo: null };
const unasked = at('google', { ...noAnswers, size: 'stor' });
const undecided = at('seo', { ...withSeo, seo: null });

test('reaches the contact step with SEO', () => {
  expect(
    run(
      { type: 'size', size: 'mellem' },
      next,
      { type: 'google', needsGoogle: 'ja' },
      next,
      { type: 'seo', seo: 'standard' },
      next,
      next,
    ),
  ).toEqual({ step: 'contact', answers: { size: 'mellem', needsGoogle: 'ja', seo: 'standard' } });
});

test('skips from step 2 to step 4 on nej', () => {
  const state = run({ type: 'size', size: 'lille' }, next, { type: 'google', needsGoogle: 'nej' }, next);
  expect([state.step, state.answers]).toEqual(['offer', { size: 'lille', needsGoogle: 'nej', seo: null }]);
});

test.each<[string, CalculatorState, CalculatorEvent, CalculatorState]>([
  ['stays at step 1 without a size', initial, next, initial],
  ['stays at step 2 without an answer', unasked, next, unasked],
  ['stays at step 3 without a package', undecided, next, undecided],
  ['stays at step 5 on next', at('contact', withSeo), next, at('contact', withSeo)],
  ['stays at step 1 on back', initial, back, initial],
  ['goes back from 5 to 4', at('contact', withSeo), back, at('offer', withSeo)],
  ['goes back from 4 to 3 with SEO', at('offer', withSeo), back, at('seo', withSeo)],
  ['goes back from 4 to 2 with nej', at('offer', noSeo), back, at('google', noSeo)],
  ['goes back from 3 to 2 and keeps the package', at('seo', withSeo), back, at('google', withSeo)],
  ['clears every answer on back to 1', at('google', withSeo), back, at('size', noAnswers)],
  [
    'clears the later answers on a new size',
    at('size', withSeo),
    { type: 'size', size: 'lille' },
    at('size', { ...noAnswers, size: 'lille' }),
  ],
  [
    'clears the package on nej',
    at('google', withSeo),
    { type: 'google', needsGoogle: 'nej' },
    at('google', noSeo),
  ],
  [
    'keeps the package on ja',
    at('google', withSeo),
    { type: 'google', needsGoogle: 'ja' },
    at('google', withSeo),
  ],
  [
    'ignores an answer to the question of another step',
    at('offer', noSeo),
    { type: 'seo', seo: 'basic' },
    at('offer', noSeo),
  ],
  [
    'replaces the package',
    at('seo', withSeo),
    { type: 'seo', seo: 'basic' },
    at('seo', { ...withSeo, seo: 'basic' }),
  ],
  ['restores a stored state', initial, { type: 'restore', state: at('offer', noSeo) }, at('offer', noSeo)],
])('%s', (_what, before, event, after) => {
  expect(reduce(before, event)).toEqual(after);
});

test('uses a preselected size as the first answer', () => {
  expect(reduce(initialState('mellem'), next)).toEqual(at('google', { ...noAnswers, size: 'mellem' }));
});
