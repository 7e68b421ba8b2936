import { expect, test } from 'vitest';
import { fieldErrors } from '#src/features/lead-form/lead-rules.ts';
import { messageFields } from './message-values.ts';

const valid = { name: 'Åse', email: 'aase@firma.dk', phone: '', company: '', message: 'Ring til mig' };

test.each([
  ['a valid form', {}, {}],
  ['phone and company', { phone: '12', company: 'Ø' }, {}],
  ['a blank name', { name: ' \t\u00a0' }, { name: 'Navn er påkrævet' }],
  ['no dot in the address', { email: 'aase@firma' }, { email: 'Email er ugyldig' }],
  ['white space around the address', { email: ' aase@firma.dk ' }, {}],
  [
    '9 characters with spaces around',
    { message: '  123456789  ' },
    { message: 'Beskeden skal være mindst 10 tegn' },
  ],
  ['10 characters', { message: '1234567890' }, {}],
])('checks %s', (_what, change, expected) => {
  expect(fieldErrors(messageFields, { ...valid, ...change })).toEqual(expected);
});

test('returns all errors at once, in display order', () => {
  const blank = { name: '', email: '', phone: '', company: '', message: '\n \n' };
  expect(Object.entries(fieldErrors(messageFields, blank))).toEqual([
    ['name', 'Navn er påkrævet'],
    ['email', 'Email er påkrævet'],
    ['message', 'Besked er påkrævet'],
  ]);
});
