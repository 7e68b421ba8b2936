import { Blob, Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';

/** Reads a WOFF2 font with all its glyphs. */
export async function readFace(woff2: Buffer): Promise<Face> {
  return new Face(
    new Blob(await subsetFont(woff2, undefined, { targetFormat: 'sfnt', keepAllGlyphs: true })),
  );
}
