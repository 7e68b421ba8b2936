import { expect, test } from 'vitest';
import { type Answers, isComplete, parseAnswers } from './answers.ts';
import { seoIds, sizeIds } from './options.ts';
import {
  type CalculatorState,
  initialState,
  nextState,
  openSteps,
  parseState,
  previousState,
  type StepId,
  withAnswer,
} from './state.ts';

const none = parseAnswers({});
const sized = parseAnswers({ size: 'stor' });
const undecided = parseAnswers({ size: 'stor', google: 'ja' });
const withSeo = parseAnswers({ size: 'stor', google: 'ja', seo: 'premium' });
const noSeo = parseAnswers({ size: 'stor', google: 'nej' });
const at = (step: StepId, answers: Answers): CalculatorState => ({ step, answers });

test.each<[Answers, StepId[]]>([
  [none, ['size']],
  [sized, ['size', 'google']],
  [undecided, ['size', 'google', 'seo']],
  [withSeo, ['size', 'google', 'seo', 'offer', 'contact']],
  [noSeo, ['size', 'google', 'offer', 'contact']],
])('the answers %j open the steps %j', (answers, steps) => {
  expect(openSteps(answers)).toEqual(steps);
  expect(isComplete(answers)).toBe(steps.includes('offer'));
});

test.each<[string, CalculatorState, CalculatorState]>([
  ['stays at a question without an answer', nextState(at('seo', undecided)), at('seo', undecided)],
  ['skips the SEO step after nej', nextState(at('google', noSeo)), at('offer', noSeo)],
  ['skips it on the way back too', previousState(at('offer', noSeo)), at('google', noSeo)],
  ['keeps the package on the way back', previousState(at('offer', withSeo)), at('seo', withSeo)],
  ['clears every answer back at the first step', previousState(at('google', withSeo)), at('size', none)],
  ['starts with a preselected size', nextState(initialState('stor')), at('google', sized)],
  ['a new size clears the later answers', withAnswer(at('size', withSeo), 'stor'), at('size', sized)],
  ['nej clears the package', withAnswer(at('google', withSeo), 'nej'), at('google', noSeo)],
  ['ja keeps the package', withAnswer(at('google', withSeo), 'ja'), at('google', withSeo)],
  ['an answer is added to the others', withAnswer(at('seo', undecided), 'premium'), at('seo', withSeo)],
])('%s', (_what, state, expected) => {
  expect(state).toEqual(expected);
});

test('every open step of every combination of answers is restored from a draft, and leads only to open steps', () => {
  const values = [null, ...sizeIds, 'ja', 'nej', ...seoIds, 'ukendt'];
  for (const size of values)
    for (const google of values)
      for (const seo of values) {
        const answers = parseAnswers({ size, google, seo });
        if (answers.seo) expect(answers.google).toBe('ja');
        if (answers.google) expect(answers.size).not.toBeNull();
        for (const step of openSteps(answers)) {
          const state = { step, answers };
          expect(parseState(JSON.parse(JSON.stringify(state)))).toEqual(state);
          for (const { step, answers } of [nextState(state), previousState(state)])
            expect(openSteps(answers)).toContain(step);
        }
      }
});

test.each<[string, unknown, CalculatorState | undefined]>([
  ['a step that is not open', at('contact', sized), at('google', sized)],
  ['the skipped step', at('seo', noSeo), at('offer', noSeo)],
  ['an unknown step', { step: 5, answers: withSeo }, at('offer', withSeo)],
  ['a step without answers', { step: 'size', answers: null }, at('size', none)],
  ...([null, 'x', [], {}, { step: 'contact', answers: 'x' }].map((stored) => [
    JSON.stringify(stored),
    stored,
    undefined,
  ]) as [string, unknown, undefined][]),
])('parses the stored state: %s', (_what, stored, expected) => {
  expect(parseState(stored)).toEqual(expected);
});
