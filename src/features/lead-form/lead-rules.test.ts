import { expect, test } from 'vitest';
import { contactFields } from './contact-fields.ts';
import { cleanText, cleanValues, fieldErrors } from './lead-rules.ts';

test.each([
  ['', ''],
  ['  Åse Ø.  ', 'Åse Ø.'],
  ['linje 1\r\nlinje 2\rlinje 3', 'linje 1\nlinje 2\nlinje 3'],
  ['a\tb', 'a\tb'],
  ['a\u0000b\u001b[31m\u007f', 'ab[31m'],
  ['<script>alert("x")</script>', '<script>alert("x")</script>'],
  ['⛵️ 👩‍💻', '⛵️ 👩‍💻'],
  ['halv \ud83d', 'halv \ufffd'],
  ['\u00a0\u2003', ''],
  ['\u202a+45 00 00 00 01\u202c', '+45 00 00 00 01'],
  ['Å\u200bse\u200e \u200fØ\u2060rsted\ufeff.', 'Åse Ørsted.'],
])('%j becomes %j', (given, expected) => {
  expect(cleanText(given)).toBe(expected);
});

test('only a message has lines', () => {
  const lines = 'Åse\r\nBcc: b@c.dk';
  expect(cleanValues({ name: lines, message: lines })).toEqual({
    name: 'Åse Bcc: b@c.dk',
    message: 'Åse\nBcc: b@c.dk',
  });
});

const errorOf = (email: string) => fieldErrors(contactFields, { name: 'Åse', email, phone: '', company: '' });

test.each(['mailto:a@b.dk', '<a@b.dk>', 'a@b.dk,', 'Åse <mailto:a@b.dk>;', ' a@b.dk. '])(
  'the pasted address %s is sent as a@b.dk',
  (email) => {
    expect(errorOf(email)).toEqual({});
    expect(cleanValues({ email })).toEqual({ email: 'a@b.dk' });
  },
);

test.each(['åse.ø+post@firma.co.uk', "o'neil@x.y"])('accepts %s', (email) => {
  expect(errorOf(email)).toEqual({});
});

test.each(['a@b', 'a@b..dk', '@b.dk', 'a b@c.dk', 'a@@b.dk', 'a@b@c.dk'])('rejects %j', (email) => {
  expect(errorOf(email)).toEqual({ email: 'Email er ugyldig' });
});
