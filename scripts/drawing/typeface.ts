import { readFileSync } from 'node:fs';
import { Blob, BufferFlag, Face, Feature, Font, shape, Buffer as TextBuffer, Variation } from 'harfbuzzjs';

/** Converts text to outlines, so that pictures look the same on machines without the font. */
export type Typeface = ReturnType<typeof createTypeface>;

// Made once (docs/artwork.md).
const face = new Face(new Blob(readFileSync(new URL('typeface.ttf', import.meta.url))));
const loaded = new Map<number, Typeface>();

/** Returns the site's typeface at a weight. */
export function typeface(weight: number): Typeface {
  const found = loaded.get(weight) ?? createTypeface(weight);
  loaded.set(weight, found);
  return found;
}

function createTypeface(weight: number) {
  const font = new Font(face);
  font.setVariations([new Variation('wght', weight)]);
  const unitsPerEm = face.upem;
  /** Returns the glyphs of a line and their offsets, and the width of the line, in font units. */
  const set = (text: string, size: number) => {
    // Large sizes are tighter, as on the site.
    const tracking = (size >= 40 ? -0.022 : 0) * unitsPerEm;
    let width = 0;
    const glyphs = shapeLine(font, text).map(({ codepoint: glyph, xAdvance: advance = 0 }, index) => {
      const offset = width + (index > 0 ? tracking : 0);
      width = offset + advance;
      return { glyph, offset: Math.round(offset) };
    });
    return { glyphs, width };
  };
  /** Returns the outline of each letter and its offset from the start of the line, in font units, y upwards. */
  const letters = (text: string, size: number) =>
    set(text, size)
      .glyphs.map(({ glyph, offset }) => ({ outline: pathData(font.glyphToPath(glyph)), offset }))
      .filter(({ outline }) => outline);
  /** Returns the transform of letters to a line whose baseline starts at (x, y). */
  const place = (x: number, y: number, size: number) => {
    const scale = Number((size / unitsPerEm).toPrecision(5));
    return `translate(${Number(x.toFixed(2))} ${y}) scale(${scale} ${-scale})`;
  };
  return {
    width: (text: string, size: number) => (set(text, size).width * size) / unitsPerEm,
    letters,
    place,
    /** Returns the first character that the typeface lacks. Its letter is a box. */
    missing: (text: string) =>
      [...text.normalize()].find((char) => !font.nominalGlyph(char.codePointAt(0) ?? 0)),
  };
}

/** Returns the glyphs of a line of text, kerned as in a browser: with HarfBuzz, without ligatures. */
function shapeLine(font: Font, text: string) {
  const buffer = new TextBuffer();
  // A letter and its accent may be two characters, whereas the glyphs are of whole letters.
  buffer.addText(text.normalize());
  buffer.guessSegmentProperties();
  // Punctuation marks alone have no script, and are kerned as in Danish text.
  buffer.setScript('Latn');
  buffer.setFlags(BufferFlag.PRESERVE_DEFAULT_IGNORABLES);
  shape(font, buffer, [Feature.fromString('-liga') as Feature]);
  return buffer.getGlyphInfosAndPositions();
}

/** Returns a glyph's path in whole numbers, `M60 0L10 -5`. Filled paths are closed implicitly. */
function pathData(glyphPath: string): string {
  const rounded = glyphPath.replace(/-?[\d.]+/g, (number) => String(Math.round(Number(number))));
  return rounded.replaceAll('Z', '').replaceAll(',', ' ');
}
