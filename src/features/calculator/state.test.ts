import { expect, test } from 'vitest';
import { type Answers, parseAnswers } from './questions.ts';
import {
  type CalculatorState,
  initialState,
  nextState,
  parseState,
  previousState,
  type StepId,
  stepIds,
  withAnswer,
} from './state.ts';

const none = parseAnswers({});
const sized = parseAnswers({ size: 'stor' });
const undecided = parseAnswers({ size: 'stor', google: 'ja' });
const withSeo = parseAnswers({ size: 'stor', google: 'ja', seo: 'premium' });
const noSeo = parseAnswers({ size: 'stor', google: 'nej' });
/** The step after the SEO packages. */
const next = stepIds[stepIds.indexOf('seo') + 1] ?? 'offer';
const at = (step: StepId, answers: Answers): CalculatorState => ({ step, answers });

test.each<[string, CalculatorState, CalculatorState]>([
  ['stays at a question without an answer', nextState(at('seo', undecided)), at('seo', undecided)],
  ['skips the SEO step after nej', nextState(at('google', noSeo)), at(next, noSeo)],
  ['skips it on the way back too', previousState(at(next, noSeo)), at('google', noSeo)],
  ['keeps the package on the way back', previousState(at(next, withSeo)), at('seo', withSeo)],
  ['clears every answer back at the first step', previousState(at('google', withSeo)), at('size', none)],
  ['starts with a preselected size', nextState(initialState('stor')), at('google', sized)],
  ['a new size clears the later answers', withAnswer(at('size', withSeo), 'stor'), at('size', sized)],
  ['nej clears the package', withAnswer(at('google', withSeo), 'nej'), at('google', noSeo)],
  ['ja keeps the package', withAnswer(at('google', withSeo), 'ja'), at('google', withSeo)],
])('%s', (_what, state, expected) => {
  expect(state).toEqual(expected);
});

test.each<[string, unknown, CalculatorState | undefined]>([
  ['a step that is not open', at('contact', sized), at('google', sized)],
  ['the skipped step', at('seo', noSeo), at(next, noSeo)],
  ['an unknown step', { step: 5, answers: withSeo }, at(next, withSeo)],
  ['a step without answers', { step: 'size', answers: null }, at('size', none)],
  ['nothing', null, undefined],
  ['text', 'x', undefined],
  ['text for answers', { step: 'contact', answers: 'x' }, undefined],
])('parses the stored state: %s', (_what, stored, expected) => {
  expect(parseState(stored)).toEqual(expected);
});
