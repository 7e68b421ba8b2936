import { expect, test } from 'vitest';
import { noAnswers } from './answers.ts';
import { openingState, parseState } from './opening-state.ts';
import { type CalculatorState, stepIds } from './state.ts';

const draft: CalculatorState = {
  step: 'contact',
  answers: { size: 'stor', needsGoogle: 'ja', seo: 'basic' },
};
const entry: CalculatorState = { step: 'google', answers: { ...noAnswers, size: 'mellem' } };
const search = '?stoerrelse=lille&google=nej';
const shared: CalculatorState = {
  step: 'offer',
  answers: { size: 'lille', needsGoogle: 'nej', seo: null },
};

test.each<[string, Parameters<typeof openingState>[0], CalculatorState | undefined]>([
  ['nothing is known', { draft: undefined }, undefined],
  ['what was kept for the session comes back', { draft }, draft],
  ['an address without answers changes nothing', { draft, search: '?utm_source=x' }, draft],
  ['an address with answers wins over what was kept', { draft, search }, shared],
  ['a reload comes back to the step, not to what the address once opened', { draft, search, entry }, entry],
  ['a history entry of somebody else says nothing', { draft, search: '', entry: { from: '/cost' } }, draft],
  [
    'an address for a new visitor',
    { draft: undefined, search: '?stoerrelse=lille' },
    { step: 'google', answers: { ...noAnswers, size: 'lille' } },
  ],
])('%s', (_what, sources, expected) => {
  expect(openingState(sources)).toEqual(expected);
});

test.each(stepIds)('a reload in step %s opens there', (step) => {
  expect(parseState({ ...draft, step })).toEqual({ ...draft, step });
});

test('the first step, cleared, is a state as well', () => {
  const cleared = { step: 'size', answers: noAnswers };
  expect(parseState(cleared)).toEqual(cleared);
});

test.each<[string, unknown, CalculatorState | undefined]>([
  [
    'a step that the answers do not allow',
    { ...draft, answers: { size: 'lille' } },
    { step: 'google', answers: { size: 'lille', needsGoogle: null, seo: null } },
  ],
  [
    'the skipped step',
    { step: 'seo', answers: { size: 'lille', needsGoogle: 'nej' } },
    { step: 'offer', answers: { size: 'lille', needsGoogle: 'nej', seo: null } },
  ],
  [
    'a package without ja',
    { ...draft, answers: { size: 'lille', needsGoogle: 'nej', seo: 'basic' } },
    { step: 'contact', answers: { size: 'lille', needsGoogle: 'nej', seo: null } },
  ],
  ['a step by number', { ...draft, step: 5 }, { ...draft, step: 'offer' }],
  ['text', 'x', undefined],
  ['null', null, undefined],
  ['a step whose answers are null', { step: 'size', answers: null }, { step: 'size', answers: noAnswers }],
  ['a list', [], undefined],
  ['an empty object', {}, undefined],
  ['answers that are text', { step: 'contact', answers: 'x' }, undefined],
])('kept state is not trusted: %s', (_what, stored, expected) => {
  expect(parseState(stored)).toEqual(expected);
});
