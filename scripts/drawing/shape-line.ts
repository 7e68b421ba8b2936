import { BufferFlag, Feature, type Font, shape, Buffer as TextBuffer } from 'harfbuzzjs';

/**
 * Returns the glyphs of a line of text and their advance widths in font units, kerned as in a browser: with HarfBuzz.
 * Without ligatures, unless `features` turn other OpenType features on and off.
 */
export function shapeLine(
  font: Font,
  text: string,
  features: readonly string[] = ['-liga'],
): { glyph: number; advance: number }[] {
  const buffer = new TextBuffer();
  // A letter and its accent may be two characters, whereas the glyphs are of whole letters.
  buffer.addText(text.normalize());
  buffer.guessSegmentProperties();
  // Punctuation marks alone have no script, and are kerned as in Danish text.
  buffer.setScript('Latn');
  buffer.setFlags(BufferFlag.PRESERVE_DEFAULT_IGNORABLES);
  shape(
    font,
    buffer,
    features.flatMap((name) => Feature.fromString(name) ?? []),
  );
  return buffer
    .getGlyphInfosAndPositions()
    .map(({ codepoint, xAdvance = 0 }) => ({ glyph: codepoint, advance: xAdvance }));
}
