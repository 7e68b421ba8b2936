import { readFileSync } from 'node:fs';
import opentype from 'opentype.js';
import subsetFont from 'subset-font';
import { readKerning } from './read-kerning.ts';

/** Text as outlines, so that a picture looks the same on a machine without the font. */
export interface Typeface {
  width: (text: string, size: number) => number;
  /** Path data of a line of text whose base line starts at (x, y). */
  path: (text: string, x: number, y: number, size: number) => string;
}

const source = new URL(
  '../../../node_modules/@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
  import.meta.url,
);
const characters = Array.from({ length: 0x17f - 32 }, (_, index) => String.fromCharCode(32 + index)).join('');
const loaded = new Map<number, Promise<Typeface>>();

async function load(weight: number): Promise<Typeface> {
  const font = await subsetFont(readFileSync(source), `${characters}–—‘’“”…•−€™`, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  });
  const parsed = opentype.parse(
    font.buffer.slice(font.byteOffset, font.byteOffset + font.length) as ArrayBuffer,
  );
  const kerning = readKerning(font);
  /** Large sizes are set tighter, as on the site. */
  const tracking = (size: number): number => (size >= 40 ? -0.022 : 0) * parsed.unitsPerEm;

  const walk = (
    text: string,
    size: number,
    visit?: (glyph: opentype.Glyph, offset: number) => void,
  ): number => {
    const scale = size / parsed.unitsPerEm;
    let offset = 0;
    let before = -1;
    for (const char of text) {
      const glyph = parsed.charToGlyph(char);
      if (before >= 0) offset += (kerning(before, glyph.index) + tracking(size)) * scale;
      visit?.(glyph, offset);
      offset += (glyph.advanceWidth ?? 0) * scale;
      before = glyph.index;
    }
    return offset;
  };
  return {
    width: (text, size) => walk(text, size),
    path: (text, x, y, size) => {
      let out = '';
      walk(text, size, (glyph, offset) => {
        out += pathData(glyph.getPath(x + offset, y, size).commands);
      });
      return out;
    },
  };
}

/** To a tenth. The library's own writer copies every outline first and remembers every number it ever rounded. */
function pathData(commands: readonly opentype.PathCommand[]): string {
  const point = (x: number, y: number) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10} `;
  let data = '';
  for (const command of commands) {
    data += command.type;
    if (command.type === 'Z') continue;
    if (command.type === 'C' || command.type === 'Q') data += point(command.x1, command.y1);
    if (command.type === 'C') data += point(command.x2, command.y2);
    data += point(command.x, command.y);
  }
  return data;
}

/** The site's typeface at one weight; the file is read once. */
export function typeface(weight: number): Promise<Typeface> {
  let face = loaded.get(weight);
  if (!face) {
    face = load(weight);
    loaded.set(weight, face);
  }
  return face;
}
