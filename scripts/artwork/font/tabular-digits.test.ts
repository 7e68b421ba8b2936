import { readFileSync } from 'node:fs';
import opentype from 'opentype.js';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';

const file = readFileSync(new URL('../../../src/styles/fonts/schibsted-grotesk.woff2', import.meta.url));

/** Method that is missing in the types of opentype.js: returns the single substitutions of a feature. */
type Singles = { getSingle(feature: string): { sub: number; by: number }[] };

/** Returns the advance widths of `text` in font units, with and without tabular figures. */
async function widths(text: string): Promise<{ plain: number[]; tabular: number[] }> {
  const bytes = await subsetFont(file, undefined, { targetFormat: 'sfnt', keepAllGlyphs: true });
  const font = opentype.parse(
    bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length) as ArrayBuffer,
  );
  const { getSingle } = font.substitution as unknown as Singles;
  const substitutes = new Map(
    getSingle.call(font.substitution, 'tnum').map(({ sub, by }) => [sub, by] as const),
  );
  const glyphs = [...text].map((char) => font.charToGlyphIndex(char));
  const width = (glyph: number): number => font.glyphs.get(glyph).advanceWidth ?? 0;
  return {
    plain: glyphs.map(width),
    tabular: glyphs.map((glyph) => width(substitutes.get(glyph) ?? glyph)),
  };
}

test('all tabular digits have the same width', async () => {
  const { plain, tabular } = await widths('0123456789');
  expect(new Set(plain).size).toBeGreaterThan(1);
  expect(new Set(tabular).size).toBe(1);
});

test('punctuation between tabular digits keeps its proportional width', async () => {
  const { plain, tabular } = await widths('.,:;%· kr');
  expect(tabular).toEqual(plain);
});
