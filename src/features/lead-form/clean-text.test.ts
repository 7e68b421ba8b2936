import { expect, test } from 'vitest';
import { cleanText } from './clean-text.ts';

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
])('%j becomes %j', (given, expected) => {
  expect(cleanText(given)).toBe(expected);
});
