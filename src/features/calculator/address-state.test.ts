import { expect, test } from 'vitest';
import { addressOfAnswers, answersFromAddress, searchOfAnswers } from './address-state.ts';
import { type Answers, noAnswers } from './answers.ts';

const of = (
  size: Answers['size'],
  needsGoogle: Answers['needsGoogle'] = null,
  seo: Answers['seo'] = null,
): Answers => ({
  size,
  needsGoogle,
  seo,
});

test.each<[string, Answers]>([
  ['', noAnswers],
  ['?stoerrelse=mellem&google=ja&seo=standard', of('mellem', 'ja', 'standard')],
  ['?stoerrelse=lille', of('lille')],
  ['?stoerrelse=stor&google=ja', of('stor', 'ja')],
  ['?stoerrelse=stor&google=nej', of('stor', 'nej')],
  // An answer that the ones before it do not lead to is ignored.
  ['?stoerrelse=stor&google=nej&seo=premium', of('stor', 'nej')],
  ['?stoerrelse=stor&seo=premium', of('stor')],
  ['?google=ja&seo=premium', noAnswers],
  // Unknown values are ignored.
  ['?stoerrelse=kæmpe&google=ja', noAnswers],
  ['?stoerrelse=lille&google=måske&seo=basic', of('lille')],
  ['?stoerrelse=lille&google=ja&seo=gratis', of('lille', 'ja')],
  ['?stoerrelse=Lille', noAnswers],
  ['?stoerrelse=constructor&google=__proto__', noAnswers],
  ['?stoerrelse=<b>lille</b>', noAnswers],
  ['?utm_source=x&seo=basic&google=ja&stoerrelse=lille', of('lille', 'ja', 'basic')],
  ['?stoerrelse=%E0%A4%A', noAnswers],
])('%s', (search, expected) => {
  expect(answersFromAddress(search)).toEqual(expected);
});

test.each<[Answers, string]>([
  [noAnswers, '/priser#prisudregner'],
  [of('lille'), '/priser?stoerrelse=lille#prisudregner'],
  [of('stor', 'nej'), '/priser?stoerrelse=stor&google=nej#prisudregner'],
  [of('mellem', 'ja', 'standard'), '/priser?stoerrelse=mellem&google=ja&seo=standard#prisudregner'],
])('%j has the address %s, and it leads back', (answers, address) => {
  expect(addressOfAnswers(answers)).toBe(address);
  expect(answersFromAddress(new URL(address, 'https://x.dk').search)).toEqual(answers);
});

test('what else the query says stays', () => {
  expect(searchOfAnswers(of('stor'), '?utm_source=x&stoerrelse=lille&google=nej')).toBe(
    '?utm_source=x&stoerrelse=stor',
  );
});
