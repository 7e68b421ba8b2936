import { expect, test } from 'vitest';
import { answersFromSearch, calculatorUrl, searchFromAnswers } from './address-state.ts';
import { type Answers, noAnswers } from './answers.ts';

const answersOf = (
  size: Answers['size'],
  needsGoogle: Answers['needsGoogle'] = null,
  seo: Answers['seo'] = null,
): Answers => ({ size, needsGoogle, seo });

test.each<[string, Answers]>([
  ['', noAnswers],
  ['?stoerrelse=mellem&google=ja&seo=standard', answersOf('mellem', 'ja', 'standard')],
  ['?stoerrelse=lille', answersOf('lille')],
  ['?stoerrelse=stor&google=ja', answersOf('stor', 'ja')],
  ['?stoerrelse=stor&google=nej', answersOf('stor', 'nej')],
  // An answer to a question that the earlier answers do not lead to is ignored.
  ['?stoerrelse=stor&google=nej&seo=premium', answersOf('stor', 'nej')],
  ['?stoerrelse=stor&seo=premium', answersOf('stor')],
  ['?google=ja&seo=premium', noAnswers],
  // Unknown values are ignored.
  ['?stoerrelse=kæmpe&google=ja', noAnswers],
  ['?stoerrelse=lille&google=måske&seo=basic', answersOf('lille')],
  ['?stoerrelse=lille&google=ja&seo=gratis', answersOf('lille', 'ja')],
  ['?stoerrelse=Lille', noAnswers],
  ['?stoerrelse=constructor&google=__proto__', noAnswers],
  ['?stoerrelse=<b>lille</b>', noAnswers],
  ['?utm_source=x&seo=basic&google=ja&stoerrelse=lille', answersOf('lille', 'ja', 'basic')],
  ['?stoerrelse=%E0%A4%A', noAnswers],
])('parses the query %j', (search, expected) => {
  expect(answersFromSearch(search)).toEqual(expected);
});

test.each<[Answers, string]>([
  [noAnswers, '/priser#prisudregner'],
  [answersOf('lille'), '/priser?stoerrelse=lille#prisudregner'],
  [answersOf('stor', 'nej'), '/priser?stoerrelse=stor&google=nej#prisudregner'],
  [answersOf('mellem', 'ja', 'standard'), '/priser?stoerrelse=mellem&google=ja&seo=standard#prisudregner'],
])('%j round-trips through the URL %s', (answers, url) => {
  expect(calculatorUrl(answers)).toBe(url);
  expect(answersFromSearch(new URL(url, 'https://x.dk').search)).toEqual(answers);
});

test('keeps the other parameters of the query', () => {
  expect(searchFromAnswers(answersOf('stor'), '?utm_source=x&stoerrelse=lille&google=nej')).toBe(
    '?utm_source=x&stoerrelse=stor',
  );
});
