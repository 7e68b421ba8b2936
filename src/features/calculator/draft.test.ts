import { expect, test } from 'vitest';
import { openingState } from './draft.ts';
import { type CalculatorState, initialState } from './state.ts';

const contact = { name: 'Åse', email: 'a@b.dk', phone: '12', company: '' };
const kept: CalculatorState = {
  step: 5,
  answers: { size: 'stor', needsGoogle: 'ja', seo: 'basic' },
  contact,
};
const search = '?stoerrelse=lille&google=nej';

test.each<[string, unknown, string, CalculatorState]>([
  ['nothing kept, no address', undefined, '', initialState],
  ['what was kept comes back', { ...kept, search: '' }, '', kept],
  ['an address without answers changes nothing', { ...kept, search: '' }, '?utm_source=x', kept],
  [
    'an address with answers wins, what was typed stays',
    { ...kept, search: '' },
    search,
    { step: 4, answers: { size: 'lille', needsGoogle: 'nej', seo: null }, contact },
  ],
  ['the same address again is a reload', { ...kept, search }, search, kept],
  [
    'an address for a new visitor',
    undefined,
    '?stoerrelse=lille',
    { ...initialState, step: 2, answers: { ...initialState.answers, size: 'lille' } },
  ],
])('%s', (_what, stored, address, expected) => {
  expect(openingState(stored, address)).toEqual(expected);
});

test.each([1, 2, 3, 4, 5] as const)('a reload in step %i opens there', (step) => {
  expect(openingState({ ...kept, step }, '')).toEqual({ ...kept, step });
});

test.each<[string, unknown, CalculatorState]>([
  [
    'a step that the answers do not allow',
    { ...kept, answers: { size: 'lille' } },
    { step: 2, answers: { size: 'lille', needsGoogle: null, seo: null }, contact },
  ],
  [
    'the passed-by step',
    { ...kept, step: 3, answers: { size: 'lille', needsGoogle: 'nej' } },
    { step: 4, answers: { size: 'lille', needsGoogle: 'nej', seo: null }, contact },
  ],
  [
    'a package without ja',
    { ...kept, answers: { size: 'lille', needsGoogle: 'nej', seo: 'basic' } },
    { step: 5, answers: { size: 'lille', needsGoogle: 'nej', seo: null }, contact },
  ],
  [
    'other things than text',
    { ...kept, contact: { name: 7, email: null, phone: ['x'], more: 'y' } },
    { ...kept, contact: { name: '', email: '', phone: '', company: '' } },
  ],
  ['text', 'x', initialState],
  ['null', null, initialState],
  ['a list', [], initialState],
  ['an empty object', {}, initialState],
  ['answers that are text', { step: 9, answers: 'x', contact: 'y' }, initialState],
])('kept state is not trusted: %s', (_what, stored, expected) => {
  expect(openingState(stored, '')).toEqual(expected);
});
