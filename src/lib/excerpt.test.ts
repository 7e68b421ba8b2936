import { expect, test } from 'vitest';
import { excerpt } from './excerpt.ts';

/** Joins the pieces, with the marked ones in brackets. */
function shown(text: string, places: readonly number[]): string {
  return excerpt(text, places)
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('');
}

const text =
  'Er priserne med moms? Nej, alle priser på pakkerne er helt og holdent uden, og de er vejledende. Hosting koster 200 kr. inkl. moms om måneden, og moms er en afgift til staten.';

test('shows the sentence with the most hits, marked without the punctuation around them', () => {
  expect(shown(text, [3, 23, 27])).toBe(
    'Hosting koster 200 kr. inkl. [moms] om måneden, og [moms] er en afgift til staten.',
  );
});

test('continues a short sentence with the next', () => {
  expect(shown(text, [3])).toBe(
    'Er priserne med [moms]? Nej, alle priser på pakkerne er helt og holdent uden, og de er vejledende.',
  );
});

test('ignores hits outside the text', () => {
  expect(shown('Alle priser er uden moms. Mere står i vilkårene her.', [-3, 4, 40])).toBe(
    'Alle priser er uden [moms]. Mere står i vilkårene her.',
  );
});

test('cuts a long sentence around the hit', () => {
  const long = Array.from({ length: 80 }, (_, index) => `ord${index}`).join(' ');
  expect(shown(long, [40])).toMatch(/^… ord32 .*\[ord40\].* ord63 …$/);
  expect(shown(long, [2])).toMatch(/^ord0 ord1 \[ord2\].* ord31 …$/);
  expect(shown(long, [79])).toMatch(/^… ord48 .*\[ord79\]$/);
  expect(shown(long.toUpperCase(), [])).toMatch(/^ORD0 ORD1 .* ORD31 …$/);
});

const uden = 'Alle priser på vores hjemmesider er helt og holdent uden moms.';
const fast = 'Hosting koster det samme hver eneste måned, og prisen er fast.';
test.each([
  ['the sentence that contains the most hits', `${uden} ${fast}`, [1, 10, 19], uden, ['priser', 'moms']],
  ['a sentence that begins with the hit', `${uden} ${fast}`, [11], fast, ['Hosting']],
  [
    'a sentence of ten words, which is long enough',
    `Alle vores priser er altid helt uden moms i dag. ${fast}`,
    [7],
    'Alle vores priser er altid helt uden moms i dag.',
    ['moms'],
  ],
  [
    'a sentence after one in brackets',
    `(Alle vores priser er altid helt og holdent uden moms.) ${fast}`,
    [11],
    fast,
    ['koster'],
  ],
  [
    'a sentence after a quoted one',
    `»Alle vores priser er altid helt og holdent uden moms.« ${fast}`,
    [11],
    fast,
    ['koster'],
  ],
  [
    'a sentence with a point in a number',
    'Prisen for en hel hjemmeside fra os er fra 5.000 Danske kroner.',
    [11],
    'Prisen for en hel hjemmeside fra os er fra 5.000 Danske kroner.',
    ['kroner'],
  ],
  [
    'hits without the punctuation around them',
    'Han siger »moms«, og A er en afgift.',
    [2, 4],
    'Han siger »moms«, og A er en afgift.',
    ['moms', 'A'],
  ],
])('shows %s', (_name, from, hits, sentence, marked) => {
  const pieces = excerpt(from, hits);
  expect(pieces.map((piece) => piece.text).join('')).toBe(sentence);
  expect(pieces.filter((piece) => piece.marked).map((piece) => piece.text)).toEqual(marked);
});

test('shows an ellipsis if the sentence continues', () => {
  const long = Array.from({ length: 60 }, (_, index) => `ord${index}`).join(' ');
  expect(shown(`Kort svar. Og ${long}.`, [0])).toMatch(/^\[Kort\] svar\. Og ord0 .* ord28 …$/);
});

test('shows the beginning of a text without hits', () => {
  expect(shown(text, [])).toBe(
    'Er priserne med moms? Nej, alle priser på pakkerne er helt og holdent uden, og de er vejledende.',
  );
});

test.each(['', 'ord'])('accepts the short text %j', (little) => {
  expect(shown(little, [0])).toBe(little && '[ord]');
});
