import { expect, test } from 'vitest';
import { isEmail } from './limits.ts';

test.each(['a@b.dk', 'åse.ø+post@firma.co.uk', "o'neil@x.y"])('accepts %s', (text) => {
  expect(isEmail(text)).toBe(true);
});

test.each(['', 'a@b', 'a@b.', '@b.dk', 'a b@c.dk', 'a@@b.dk', 'a@b@c.dk'])('rejects %j', (text) => {
  expect(isEmail(text)).toBe(false);
});
