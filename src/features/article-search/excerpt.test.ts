import { expect, test } from 'vitest';
import { excerpt } from './excerpt.ts';

/** The marked parts in brackets. */
function shown(text: string, places: readonly number[]): string {
  return excerpt(text, places)
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('');
}

const text =
  'Er priserne med moms? Nej, alle priser på pakkerne er helt og holdent uden, og de er vejledende. Hosting koster 200 kr. inkl. moms om måneden, og moms er en afgift til staten.';

test('the sentence with most hits is shown, its hits marked and the signs around them not', () => {
  expect(shown(text, [3, 23, 27])).toBe(
    'Hosting koster 200 kr. inkl. [moms] om måneden, og [moms] er en afgift til staten.',
  );
});

test('a short sentence goes on with the next', () => {
  expect(shown(text, [3])).toBe(
    'Er priserne med [moms]? Nej, alle priser på pakkerne er helt og holdent uden, og de er vejledende.',
  );
});

test('hits outside the text do not count', () => {
  expect(shown('Alle priser er uden moms. Mere står i vilkårene her.', [-3, 4, 40])).toBe(
    'Alle priser er uden [moms]. Mere står i vilkårene her.',
  );
});

test('a long sentence is cut around the hit', () => {
  const long = Array.from({ length: 80 }, (_, index) => `ord${index}`).join(' ');
  expect(shown(long, [40])).toMatch(/^… ord32 .*\[ord40\].* ord63 …$/);
  expect(shown(long, [2])).toMatch(/^ord0 ord1 \[ord2\].* ord31 …$/);
  expect(shown(long, [79])).toMatch(/^… ord48 .*\[ord79\]$/);
  expect(shown(long.toUpperCase(), [])).toMatch(/^ORD0 ORD1 .* ORD31 …$/);
});

const uden = 'Alle priser på vores hjemmesider er helt og holdent uden moms.';
const fast = 'Hosting koster det samme hver eneste måned, og prisen er fast.';
test.each([
  ['the sentence with the most hits of its own', `${uden} ${fast}`, [1, 10, 19], uden, ['priser', 'moms']],
  ['a sentence that begins with the hit', `${uden} ${fast}`, [11], fast, ['Hosting']],
  [
    'ten words, which are enough',
    `Alle vores priser er altid helt uden moms i dag. ${fast}`,
    [7],
    'Alle vores priser er altid helt uden moms i dag.',
    ['moms'],
  ],
  [
    'a sentence behind one in brackets',
    `(Alle vores priser er altid helt og holdent uden moms.) ${fast}`,
    [11],
    fast,
    ['koster'],
  ],
  [
    'a sentence behind one that is quoted',
    `»Alle vores priser er altid helt og holdent uden moms.« ${fast}`,
    [11],
    fast,
    ['koster'],
  ],
  [
    'a sentence with a point inside a number',
    'Prisen for en hel hjemmeside fra os er fra 5.000 Danske kroner.',
    [11],
    'Prisen for en hel hjemmeside fra os er fra 5.000 Danske kroner.',
    ['kroner'],
  ],
  [
    'hits without the signs around them',
    'Han siger »moms«, og A er en afgift.',
    [2, 4],
    'Han siger »moms«, og A er en afgift.',
    ['moms', 'A'],
  ],
])('what is shown: %s', (_name, from, hits, sentence, marked) => {
  const pieces = excerpt(from, hits);
  expect(pieces.map((piece) => piece.text).join('')).toBe(sentence);
  expect(pieces.filter((piece) => piece.marked).map((piece) => piece.text)).toEqual(marked);
});

test('what goes on behind the last word that is shown is told', () => {
  const long = Array.from({ length: 60 }, (_, index) => `ord${index}`).join(' ');
  expect(shown(`Kort svar. Og ${long}.`, [0])).toMatch(/^\[Kort\] svar\. Og ord0 .* ord28 …$/);
});

test('without a hit in the text its beginning is shown', () => {
  expect(shown(text, [])).toBe(
    'Er priserne med moms? Nej, alle priser på pakkerne er helt og holdent uden, og de er vejledende.',
  );
});

test.each(['', 'ord'])('%j is no trouble', (little) => {
  expect(shown(little, [0])).toBe(little && '[ord]');
});
