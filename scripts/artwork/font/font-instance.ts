import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import opentype, { type Font } from 'opentype.js';
import subsetFont from 'subset-font';
import { type Kerning, readKerning } from './read-kerning.ts';

/** The package that the site's font and every drawn letter come from. */
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

/** The characters of `text` at one weight. */
export async function fontInstance(
  text: string,
  weight: number,
): Promise<{ parsed: Font; kerning: Kerning }> {
  const font = await subsetFont(fontSource, text, { targetFormat: 'sfnt', variationAxes: { wght: weight } });
  return { parsed: parseFont(font), kerning: readKerning(font) };
}
