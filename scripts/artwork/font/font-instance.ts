import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Blob, BufferFlag, Face, Feature, Font, shape, Buffer as TextBuffer } from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** Source package of the site's font and of the glyphs for drawn text. */
export const fontPackage = new URL(
  '../node_modules/@fontsource-variable/schibsted-grotesk/',
  import.meta.url,
);
export const fontSource = readFileSync(
  fileURLToPath(new URL('files/schibsted-grotesk-latin-wght-normal.woff2', fontPackage)),
);

/** A font as HarfBuzz reads it: the library that shapes text in browsers. All numbers in font units. */
export type ShapedFont = ReturnType<typeof shapedFont>;

export function shapedFont(file: Buffer) {
  const font = new Font(new Face(new Blob(file)));
  /** Returns the index of a character's glyph, 0 if the font lacks it. */
  const glyph = (char: string): number => font.nominalGlyph(char.codePointAt(0) ?? 0) ?? 0;
  /** Returns the advance width of each glyph of a line, with kerning but no ligatures unless `features` name some. */
  const advances = (text: string, features: readonly string[] = ['-liga']): number[] => {
    const buffer = new TextBuffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    // Two punctuation marks have no script, and are kerned as in Danish text.
    buffer.setScript('Latn');
    buffer.setFlags(BufferFlag.PRESERVE_DEFAULT_IGNORABLES);
    shape(
      font,
      buffer,
      features.flatMap((name) => Feature.fromString(name) ?? []),
    );
    return buffer.getGlyphPositions().map(({ xAdvance }) => xAdvance);
  };
  return {
    glyph,
    advances,
    unitsPerEm: font.face.upem,
    extents: font.hExtents(),
    /** Returns the kerning between two characters: below 0 moves them closer. */
    kerning: (left: string, right: string): number =>
      (advances(left + right)[0] ?? 0) - font.glyphHAdvance(glyph(left)),
  };
}

/** Creates an instance of the variable font at one weight, with the characters of `text`. */
export const fontInstance = (text: string, weight: number): Promise<Buffer> =>
  subsetFont(fontSource, text, { targetFormat: 'sfnt', variationAxes: { wght: weight } });
