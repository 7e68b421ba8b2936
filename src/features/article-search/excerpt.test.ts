import { expect, test } from 'vitest';
import { excerpt } from './excerpt.ts';

/** The marked parts in brackets. */
function shown(text: string, hits: readonly number[], skipped = 0): string {
  return excerpt(text, hits, skipped)
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

test('words that are shown elsewhere are left out, their hits too', () => {
  expect(shown('Moms og priser Alle priser er uden moms. Mere står i vilkårene her.', [0, 7], 3)).toBe(
    'Alle priser er uden [moms]. Mere står i vilkårene her.',
  );
});

test('a long sentence is cut around the hit', () => {
  const long = Array.from({ length: 80 }, (_, index) => `ord${index}`).join(' ');
  expect(shown(long, [40])).toMatch(/^… ord32 .*\[ord40\].* ord63 …$/);
  expect(shown(long, [2])).toMatch(/^ord0 ord1 \[ord2\].* ord31 …$/);
  expect(shown(long, [79])).toMatch(/^… ord48 .*\[ord79\]$/);
});

test('without a hit in the text its beginning is shown', () => {
  expect(shown(text, [])).toBe(
    'Er priserne med moms? Nej, alle priser på pakkerne er helt og holdent uden, og de er vejledende.',
  );
});

test.each(['', 'ord'])('%j is no trouble', (little) => {
  expect(shown(little, [0])).toBe(little && '[ord]');
});
