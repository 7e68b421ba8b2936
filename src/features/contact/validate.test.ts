import { expect, test } from 'vitest';
import type { FieldErrors } from '#src/features/lead-form/use-lead-form.ts';
import { emptyMessage, type MessageValues } from './message-values.ts';
import { validate } from './validate.ts';

const valid: MessageValues = {
  ...emptyMessage,
  name: 'Åse',
  email: 'aase@firma.dk',
  message: 'Ring til mig',
};

test.each<[string, Partial<MessageValues>, FieldErrors]>([
  ['a valid form', {}, {}],
  ['phone and company are optional', { phone: '12', company: 'Ø' }, {}],
  ['a blank name', { name: ' \t\u00a0' }, { name: 'Navn er påkrævet' }],
  ['no e-mail', { email: '' }, { email: 'Email er påkrævet' }],
  ['no dot', { email: 'aase@firma' }, { email: 'Email er ugyldig' }],
  ['white space around is trimmed', { email: ' aase@firma.dk ' }, {}],
  ['a blank message', { message: '\n \n' }, { message: 'Besked er påkrævet' }],
  [
    '9 characters and spaces around',
    { message: '  123456789  ' },
    { message: 'Beskeden skal være mindst 10 tegn' },
  ],
  ['10 characters', { message: '1234567890' }, {}],
])('%s', (_what, change, expected) => {
  expect(validate({ ...valid, ...change })).toEqual(expected);
});

test('returns all errors at once, in display order', () => {
  expect(Object.entries(validate(emptyMessage))).toEqual([
    ['name', 'Navn er påkrævet'],
    ['email', 'Email er påkrævet'],
    ['message', 'Besked er påkrævet'],
  ]);
});
