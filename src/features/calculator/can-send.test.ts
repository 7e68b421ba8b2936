import { expect, test } from 'vitest';
import { canSend } from './can-send.ts';

test.each([
  ['', '', '', false],
  ['Åse', '', '', false],
  ['Åse', 'a@b.dk', '', false],
  ['Åse', '', '12', false],
  ['', 'a@b.dk', '12', false],
  [' ', 'a@b.dk', '12', false],
  ['Åse', 'a@b.dk', '\u00a0', false],
  ['Åse', 'a@b.dk', '12', true],
])('name %j, e-mail %j, phone %j: may be sent %s', (name, email, phone, expected) => {
  expect(canSend({ name, email, phone, company: '' })).toBe(expected);
});
