import { expect, test } from 'vitest';
import { noAnswers } from './answers.ts';
import { parseState, restoredState } from './restored-state.ts';
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

test.each<[string, Parameters<typeof restoredState>[0], CalculatorState | undefined]>([
  ['returns undefined without any source', { draft: undefined }, undefined],
  ['restores the draft', { draft }, draft],
  ['ignores a URL without answers', { draft, search: '?utm_source=x' }, draft],
  ['prefers answers in the URL to the draft', { draft, search }, shared],
  ['prefers the history entry to the URL, so that a reload keeps the step', { draft, search, entry }, entry],
  ['ignores a history entry of other code', { draft, search: '', entry: { from: '/cost' } }, draft],
  [
    'opens the first unanswered question for a URL without a draft',
    { draft: undefined, search: '?stoerrelse=lille' },
    { step: 'google', answers: { ...noAnswers, size: 'lille' } },
  ],
])('%s', (_what, sources, expected) => {
  expect(restoredState(sources)).toEqual(expected);
});

test.each(stepIds)('restores step %s', (step) => {
  expect(parseState({ ...draft, step })).toEqual({ ...draft, step });
});

test('restores the first step without answers', () => {
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
])('handles untrusted stored state: %s', (_what, stored, expected) => {
  expect(parseState(stored)).toEqual(expected);
});
