/**
 * Writes the glyphs for drawn text into scripts/drawing/glyphs/, one file per weight: outlines, advance widths and
 * kerning as JSON, so that the build needs no font library.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import opentype from 'opentype.js';
import type { GlyphTable } from '../../drawing/typeface.ts';
import { fontInstance, shapedFont } from './font-instance.ts';

const folder = new URL('../../drawing/glyphs/', import.meta.url);
const characters = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCharCode(from + index));
const basicLatin = characters(0x20, 0x7e);
/** Characters of titles: Latin letters of most European languages and punctuation. */
const titleCharacters = [...basicLatin, ...characters(0xa0, 0x17e), ...'–—‘’“”…•−€™'];
const charactersByWeight = {
  400: titleCharacters,
  500: basicLatin,
  600: titleCharacters,
  700: titleCharacters,
};

async function glyphTable(weight: number, wanted: readonly string[]): Promise<GlyphTable> {
  const font = await fontInstance(wanted.join(''), weight);
  const { glyph: indexOf, kerning, unitsPerEm } = shapedFont(font);
  const { glyphs } = opentype.parse(Uint8Array.from(font).buffer);
  const present = wanted.filter((char) => indexOf(char) > 0);
  // Many letters have the same row and column of kerning values: É has the same as E.
  const rows = groupByValues(present, (left) => present.map((right) => kerning(left, right)));
  const firsts = rows.values.map((_, row) => present.find((char) => rows.groupOf[char] === row) ?? '');
  const columns = groupByValues(present, (right) => firsts.map((left) => kerning(left, right)));
  return {
    unitsPerEm,
    glyphs: Object.fromEntries(
      // The empty key is the glyph for missing characters.
      ['', ...present].map((char) => {
        const glyph = glyphs.get(indexOf(char));
        const outline = glyph.path.commands
          // Filled paths are closed implicitly.
          .filter(({ type }) => type !== 'Z')
          .map(({ type, ...points }) => {
            const { x1, y1, x2, y2, x, y } = points as Record<string, number | undefined>;
            return type + [x1, y1, x2, y2, x, y].filter((value) => value !== undefined).join(' ');
          });
        return [char, [glyph.advanceWidth ?? 0, outline.join('')]];
      }),
    ),
    kerning: {
      left: rows.groupOf,
      right: columns.groupOf,
      units: firsts.map((_, row) => columns.values.map((column) => column[row] ?? 0)),
    },
  };
}

/** Groups characters with equal lists of values. */
function groupByValues(characters: readonly string[], valuesOf: (char: string) => number[]) {
  const numbers = new Map<string, number>();
  const values: number[][] = [];
  const groupOf: Record<string, number> = {};
  for (const char of characters) {
    const list = valuesOf(char);
    const key = list.join();
    const known = numbers.get(key);
    groupOf[char] = known ?? values.length;
    if (known !== undefined) continue;
    numbers.set(key, values.length);
    values.push(list);
  }
  return { groupOf, values };
}

mkdirSync(folder, { recursive: true });
for (const [weight, wanted] of Object.entries(charactersByWeight)) {
  const { unitsPerEm, glyphs, kerning } = await glyphTable(Number(weight), wanted);
  const perLine = (list: readonly (readonly [string, unknown])[]) =>
    `{\n${list.map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`).join(',\n')}\n}`;
  const text = perLine([['unitsPerEm', unitsPerEm]])
    .replace(/\n\}$/, `,\n"glyphs": ${perLine(Object.entries(glyphs))}`)
    .concat(`,\n"kerning": ${perLine(Object.entries(kerning))}\n}\n`);
  writeFileSync(new URL(`schibsted-grotesk-${weight}.json`, folder), text);
  console.log(`schibsted-grotesk-${weight}.json: ${text.length} bytes`);
}
