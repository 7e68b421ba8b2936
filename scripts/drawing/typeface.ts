import { readFileSync } from 'node:fs';
import { Blob, Face, Font, Variation } from 'harfbuzzjs';
import { shapeLine } from './shape-line.ts';

/** Converts text to outlines, so that pictures look the same on machines without the font. */
export interface Typeface {
  width: (text: string, size: number) => number;
  /** Returns the path data of a line of text whose baseline starts at (x, y). */
  path: (text: string, x: number, y: number, size: number) => string;
  /** Returns the outline of each letter and its offset from the start of the line, in font units, y upwards. */
  letters: (text: string, size: number) => { outline: string; offset: number }[];
  /** Returns the first character that the typeface lacks. `path` and `letters` draw a box for it. */
  missing: (text: string) => string | undefined;
  unitsPerEm: number;
}

type Outline = readonly (string | number)[];

const loaded = new Map<number, Typeface>();
let face: Face | undefined;

/** Returns the site's typeface at a weight. */
export function typeface(weight: number): Typeface {
  // Written by `npm run font`.
  face ??= new Face(new Blob(readFileSync(new URL('typeface.ttf', import.meta.url))));
  const found = loaded.get(weight) ?? createTypeface(face, weight);
  loaded.set(weight, found);
  return found;
}

function createTypeface(face: Face, weight: number): Typeface {
  const font = new Font(face);
  font.setVariations([new Variation('wght', weight)]);
  const unitsPerEm = face.upem;
  const outlines = new Map<number, Outline>();
  /** Returns the commands and whole numbers of a glyph's path. Filled paths are closed implicitly. */
  const outlineOf = (glyph: number): Outline => {
    const known = outlines.get(glyph);
    if (known) return known;
    const parts = font.glyphToPath(glyph).match(/[A-Y]|-?[\d.]+/g) ?? [];
    const outline = parts.map((part) => (/[A-Y]/.test(part) ? part : Math.round(Number(part))));
    outlines.set(glyph, outline);
    return outline;
  };
  /** Returns the letter spacing: large sizes are tighter, as on the site. */
  const tracking = (size: number): number => (size >= 40 ? -0.022 : 0) * unitsPerEm;
  /** Returns the glyphs of a line and their offsets, and the width of the line, in font units. */
  const set = (text: string, size: number) => {
    let width = 0;
    const glyphs = shapeLine(font, text).map(({ glyph, advance }, index) => {
      const offset = width + (index > 0 ? tracking(size) : 0);
      width = offset + advance;
      return { glyph, offset };
    });
    return { glyphs, width };
  };
  return {
    width: (text, size) => (set(text, size).width * size) / unitsPerEm,
    path(text, x, y, size) {
      const scale = size / unitsPerEm;
      let data = '';
      for (const { glyph, offset } of set(text, size).glyphs) {
        let isX = true;
        for (const part of outlineOf(glyph)) {
          if (typeof part === 'string') {
            data += part;
            continue;
          }
          // Rounds to a tenth of a pixel.
          data += `${Math.round((isX ? x + (offset + part) * scale : y - part * scale) * 10) / 10} `;
          isX = !isX;
        }
      }
      return data;
    },
    letters: (text, size) =>
      set(text, size).glyphs.flatMap(({ glyph, offset }) => {
        const outline = outlineOf(glyph);
        return outline.length > 0 ? { outline: pathData(outline), offset: Math.round(offset) } : [];
      }),
    missing: (text) => [...text.normalize()].find((char) => !font.nominalGlyph(char.codePointAt(0) ?? 0)),
    unitsPerEm,
  };
}

/** Joins commands and numbers: `M60 0L10 -5`. */
function pathData(outline: Outline): string {
  return outline
    .map((part, index) =>
      typeof part === 'number' && typeof outline[index - 1] === 'number' ? ` ${part}` : part,
    )
    .join('');
}
