import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import opentype, { type Font } from 'opentype.js';
import subsetFont from 'subset-font';
import { type Kerning, readKerning } from './read-kerning.ts';

/** Source package of the site's font and of the glyphs for drawn text. */
export const fontPackage = new URL(
  '../node_modules/@fontsource-variable/schibsted-grotesk/',
  import.meta.url,
);
export const fontSource = readFileSync(
  fileURLToPath(new URL('files/schibsted-grotesk-latin-wght-normal.woff2', fontPackage)),
);

export function parseFont(font: Buffer): Font {
  return opentype.parse(font.buffer.slice(font.byteOffset, font.byteOffset + font.length) as ArrayBuffer);
}

/** Creates an instance of the variable font at one weight, with the characters of `text`. */
export async function fontInstance(
  text: string,
  weight: number,
): Promise<{ parsed: Font; kerning: Kerning }> {
  const font = await subsetFont(fontSource, text, { targetFormat: 'sfnt', variationAxes: { wght: weight } });
  return { parsed: parseFont(font), kerning: readKerning(font) };
}
