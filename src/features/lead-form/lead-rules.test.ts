import { expect, test } from 'vitest';
import {
  cleanText,
  cleanValues,
  fieldErrors,
  fieldLines,
  type LeadField,
  parseValues,
} from './lead-rules.ts';

test.each([
  ['  Åse Ø.  ', 'Åse Ø.'],
  ['linje 1\r\nlinje 2\rlinje 3', 'linje 1\nlinje 2\nlinje 3'],
  ['a\u0000b\u001b[31m\u007f', 'ab[31m'],
  ['⛵️ 👩‍💻', '⛵️ 👩‍💻'],
  ['Å\u200bse\u200e \u200fØ\u2060rsted\ufeff.', 'Åse Ørsted.'],
])('%j becomes %j', (given, expected) => {
  expect(cleanText(given)).toBe(expected);
});

/** A field of every kind. */
const fields: readonly LeadField<'name' | 'email' | 'message'>[] = [
  { name: 'name', label: 'Navn', required: true },
  { name: 'email', label: 'Email', kind: 'email' },
  {
    name: 'message',
    label: 'Besked',
    definiteLabel: 'Beskeden',
    kind: 'multiline',
    minLength: 10,
    maxLength: 20,
  },
];
const empty = parseValues(fields, {});

test('only a multiline field has lines', () => {
  const lines = 'Åse\r\nBcc: b@c.dk';
  expect(cleanValues(fields, { ...empty, name: lines, message: lines })).toMatchObject({
    name: 'Åse Bcc: b@c.dk',
    message: 'Åse\nBcc: b@c.dk',
  });
});

test('reads the values of fields, of which what is no text is empty', () => {
  const values = { name: 'Åse', email: 'a@b.dk', message: '' };
  expect(parseValues(fields, { ...values, message: 7, more: 'x' })).toEqual(values);
  expect(fieldLines(fields, values)).toEqual(['Navn: Åse', 'Email: a@b.dk']);
});

test.each([
  [{ name: ' \u00a0' }, { name: 'Navn er påkrævet' }],
  [{ name: 'Å'.repeat(201) }, { name: 'Navn må højst være 200 tegn' }],
  [{ message: '  123456789  ' }, { message: 'Beskeden skal være mindst 10 tegn' }],
  [{ message: '1'.repeat(21) }, { message: 'Besked må højst være 20 tegn' }],
])('%j has the errors %j', (change, expected) => {
  expect(fieldErrors(fields, { ...empty, name: 'Åse', ...change })).toEqual(expected);
});

const errorsOf = (email: string) => fieldErrors(fields, { ...empty, name: 'Åse', email });

test.each(['mailto:a@b.dk', '<a@b.dk>', 'a@b.dk,', 'Åse <mailto:a@b.dk>;', ' a@b.dk. '])(
  'the pasted address %s is sent as a@b.dk',
  (email) => {
    expect(errorsOf(email)).toEqual({});
    expect(cleanValues(fields, { ...empty, email }).email).toBe('a@b.dk');
  },
);

test('a domain with Danish letters is sent as every mail program knows it', () => {
  expect(cleanValues(fields, { ...empty, email: 'åse@rødgrød.dk' }).email).toBe('åse@xn--rdgrd-vuad.dk');
});

test.each(['åse.ø+post@firma.co.uk', "o'neil@x.y"])('accepts %s', (email) => {
  expect(errorsOf(email)).toEqual({});
});

test.each(['a@b', 'a@b..dk', '@b.dk', 'a b@c.dk', 'a@@b.dk', 'a@b@c.dk', 'a@87654321'])(
  'rejects %j',
  (email) => {
    expect(errorsOf(email)).toEqual({ email: 'Email er ugyldig' });
  },
);
