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
  ['\u202a+45 00 00 00 01\u202c', '+45 00 00 00 01'],
  ['Å\u200bse\u200e \u200fØ\u2060rsted\ufeff.', 'Åse Ørsted.'],
  ['\u202b\u202d\u202e\u2066\u2067\u2068\u2069 \u200b', ''],
])('%j becomes %j', (given, expected) => {
  expect(cleanText(given)).toBe(expected);
});
