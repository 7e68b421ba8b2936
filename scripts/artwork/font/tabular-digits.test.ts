import { readFileSync } from 'node:fs';
import opentype from 'opentype.js';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';

const file = readFileSync(new URL('../../../src/styles/fonts/schibsted-grotesk.woff2', import.meta.url));

/** What opentype.js has and its types leave out: the one-for-one substitutions of a feature. */
type Singles = { getSingle(feature: string): { sub: number; by: number }[] };

/** The width of `text` in font units, as set with the tabular figures or without them. */
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

test('tabular digits are all equally wide', async () => {
  const { plain, tabular } = await widths('0123456789');
  expect(new Set(plain).size).toBeGreaterThan(1);
  expect(new Set(tabular).size).toBe(1);
});

test('the signs between tabular digits keep their own width', async () => {
  const { plain, tabular } = await widths('.,:;%· kr');
  expect(tabular).toEqual(plain);
});
