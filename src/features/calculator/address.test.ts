import { expect, test } from 'vitest';
import { calculatorUrl, searchFromAnswers, stateFromSearch } from './address.ts';
import { parseAnswers } from './questions.ts';
import { stepIds } from './state.ts';

test.each([
  ['?google=ja&seo=premium', undefined],
  ['?stoerrelse=constructor', undefined],
  ['?stoerrelse=%E0%A4%A', undefined],
  ['?stoerrelse=lille&google=måske&seo=basic', 'google'],
  ['?stoerrelse=lille&google=ja&seo=gratis', 'seo'],
  ['?stoerrelse=stor&google=nej&seo=premium', stepIds[stepIds.indexOf('seo') + 1]],
])('the query %j opens the step %s', (search, step) => {
  expect(stateFromSearch(search)?.step).toBe(step);
});

test('answers round-trip through the address, which keeps the other parameters of a query', () => {
  const answers = parseAnswers({ size: 'mellem', google: 'ja', seo: 'standard' });
  const search = '?stoerrelse=mellem&google=ja&seo=standard';
  expect(calculatorUrl(answers)).toBe(`/priser${search}#prisudregner`);
  expect(stateFromSearch(search)?.answers).toEqual(answers);
  expect(searchFromAnswers({ size: 'stor' }, `${search}&utm_source=x`)).toBe('?utm_source=x&stoerrelse=stor');
  expect(searchFromAnswers({}, search)).toBe('');
});
