import { readFileSync } from 'node:fs';

/** Text as outlines, so that a picture looks the same on a machine without the font. */
export interface Typeface {
  width: (text: string, size: number) => number;
  /** Path data of a line of text whose base line starts at (x, y). */
  path: (text: string, x: number, y: number, size: number) => string;
  /** Each letter of a line that begins at 0, with its offset; in font units, y upwards, as `unitsPerEm` counts them. */
  letters: (text: string, size: number) => { outline: string; offset: number }[];
  unitsPerEm: number;
}

/** What scripts/artwork/font/make-glyphs.ts writes for one weight. All numbers are in font units, y upwards. */
export interface GlyphTable {
  unitsPerEm: number;
  /** Advance width and path data of each character; the empty name is the box for a missing one. */
  glyphs: Record<string, [advance: number, outline: string]>;
  /** Characters in groups that move alike, and how far a right group moves towards (below 0) a left one. */
  kerning: { left: Record<string, number>; right: Record<string, number>; units: number[][] };
}

type Weight = 400 | 500 | 600 | 700;
const loaded = new Map<Weight, Typeface>();

/** The site's typeface at one weight; the file is read once. */
export function typeface(weight: Weight): Typeface {
  let face = loaded.get(weight);
  if (!face) {
    const file = new URL(`glyphs/schibsted-grotesk-${weight}.json`, import.meta.url);
    face = createTypeface(JSON.parse(readFileSync(file, 'utf8')) as GlyphTable);
    loaded.set(weight, face);
  }
  return face;
}

type Glyph = {
  readonly advance: number;
  /** As the table has it, empty where there is only room. */
  readonly data: string;
  /** The same in its parts. */
  readonly outline: readonly (string | number)[];
};

export function createTypeface({ unitsPerEm, glyphs, kerning }: GlyphTable): Typeface {
  const read = new Map<string, Glyph>();
  const glyphOf = (char: string): Glyph => {
    let glyph = read.get(char);
    if (!glyph) {
      const [advance, data] = glyphs[char] ?? glyphs[''] ?? [0, ''];
      const parts = data.match(/[A-Z]|-?[\d.]+/g) ?? [];
      glyph = { advance, data, outline: parts.map((part) => (/[A-Z]/.test(part) ? part : Number(part))) };
      read.set(char, glyph);
    }
    return glyph;
  };
  const kern = (left: string, right: string): number =>
    kerning.units[kerning.left[left] ?? -1]?.[kerning.right[right] ?? -1] ?? 0;
  /** Large sizes are set tighter, as on the site. */
  const tracking = (size: number): number => (size >= 40 ? -0.022 : 0) * unitsPerEm;

  const walk = (text: string, size: number, visit?: (glyph: Glyph, offset: number) => void): number => {
    const scale = size / unitsPerEm;
    const tighter = tracking(size);
    let offset = 0;
    let before: string | undefined;
    for (const char of text) {
      const glyph = glyphOf(char);
      if (before !== undefined) offset += (kern(before, char) + tighter) * scale;
      visit?.(glyph, offset);
      offset += glyph.advance * scale;
      before = char;
    }
    return offset;
  };
  return {
    width: (text, size) => walk(text, size),
    path: (text, x, y, size) => {
      const scale = (1 / unitsPerEm) * size;
      let data = '';
      walk(text, size, ({ outline }, offset) => {
        let isX = true;
        for (const part of outline) {
          if (typeof part === 'string') {
            data += part;
            continue;
          }
          // To a tenth of a pixel.
          data += `${Math.round((isX ? x + offset + part * scale : y + -part * scale) * 10) / 10} `;
          isX = !isX;
        }
      });
      return data;
    },
    letters(text, size) {
      const scale = size / unitsPerEm;
      const placed: ReturnType<Typeface['letters']> = [];
      walk(text, size, ({ data }, offset) => {
        if (data) placed.push({ outline: data, offset: Math.round(offset / scale) });
      });
      return placed;
    },
    unitsPerEm,
  };
}
