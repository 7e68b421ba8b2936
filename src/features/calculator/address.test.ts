import { expect, test } from 'vitest';
import { calculatorUrl, searchFromAnswers, stateFromSearch } from './address.ts';
import { parseAnswers } from './answers.ts';

test.each([
  ['', undefined],
  ['?google=ja&seo=premium', undefined],
  ['?stoerrelse=constructor', undefined],
  ['?stoerrelse=%E0%A4%A', undefined],
  ['?stoerrelse=lille', 'google'],
  ['?stoerrelse=lille&google=måske&seo=basic', 'google'],
  ['?stoerrelse=lille&google=ja&seo=gratis', 'seo'],
  ['?stoerrelse=stor&google=nej&seo=premium', 'offer'],
  ['?utm_source=x&seo=basic&google=ja&stoerrelse=lille', 'offer'],
])('the query %j opens the step %s', (search, step) => {
  expect(stateFromSearch(search)?.step).toBe(step);
});

test.each([
  [{}, '/priser#prisudregner'],
  [{ size: 'stor', google: 'nej' }, '/priser?stoerrelse=stor&google=nej#prisudregner'],
  [
    { size: 'mellem', google: 'ja', seo: 'standard' },
    '/priser?stoerrelse=mellem&google=ja&seo=standard#prisudregner',
  ],
])('%j round-trips through the address %s', (values, url) => {
  const answers = parseAnswers(values);
  expect(calculatorUrl(answers)).toBe(url);
  expect(stateFromSearch(new URL(url, 'https://x.dk').search)?.answers ?? parseAnswers({})).toEqual(answers);
});

test('keeps the other parameters of the query', () => {
  const search = '?utm_source=x&stoerrelse=lille&google=nej';
  expect(searchFromAnswers({ size: 'stor' }, search)).toBe('?utm_source=x&stoerrelse=stor');
  expect(searchFromAnswers({}, search)).toBe('?utm_source=x');
});
