import { expect, test } from 'vitest';
import { excerpt } from './excerpt.ts';

const words = (count: number) => Array.from({ length: count }, (_, index) => `ord${index}`).join(' ');
const prices =
  'Er priserne med moms? Nej, alle priser på pakkerne er helt og holdent uden, og de er vejledende.';
const hosting = 'Hosting koster 200 kr. inkl. moms om måneden, og moms er en afgift til staten.';

test.each([
  [
    'the sentence with the most hits, marked without the signs around them',
    `${prices} ${hosting}`,
    [3, 23, 27],
    'Hosting koster 200 kr. inkl. [moms] om måneden, og [moms] er en afgift til staten.',
  ],
  ['a short sentence with the next', `${prices} ${hosting}`, [3], prices.replace('moms', '[moms]')],
  ['the beginning of a text without hits', `${prices} ${hosting}`, [], prices],
  [
    'a long sentence, cut around its hit',
    words(80),
    [40],
    `… ${words(80)
      .slice(words(32).length + 1, words(64).length)
      .replace('ord40', '[ord40]')} …`,
  ],
  ['a short text as it is', 'Kort svar.', [0], '[Kort] svar.'],
  ['nothing of an empty text', '', [], ''],
])('shows %s', (_name, text, hits, expected) => {
  const pieces = excerpt(text, hits).map((piece) => (piece.marked ? `[${piece.text}]` : piece.text));
  expect(pieces.join('')).toBe(expected);
});
