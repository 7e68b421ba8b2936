import type { Font } from 'opentype.js';
import type { Kerning } from './read-kerning.ts';

/** Sample of the site's body text with Danish letter frequencies. Only contains characters of the width table. */
const sample =
  'Den, der leder efter en håndværker, ser på tre ting: om siden er hurtig, om prisen kan findes, og om der er et ' +
  'menneske i den anden ende. Derfor begynder vi med spørgsmålene og ikke med farverne. Du får en plan, som du kan ' +
  'læse på fem minutter, og en side, der er bygget til at blive fundet. De fleste kunder skriver selv deres tekster; ' +
  'vi spørger, retter og forkorter, indtil hver linje hjælper den, der læser. Søgemaskiner belønner det samme som ' +
  'gæster gør: klare overskrifter, korte svar og sider, der virker på en lille skærm i dårlig dækning.';

/** Advance widths of Arial and the metrically compatible Liberation Sans, at 2048 units per em. */
const arial: Record<'regular' | 'bold', Record<string, number>> = {
  regular: {
    ' ': 569,
    e: 1139,
    r: 682,
    n: 1139,
    t: 569,
    i: 455,
    d: 1139,
    a: 1139,
    s: 1024,
    l: 455,
    g: 1139,
    o: 1139,
    m: 1706,
    k: 1024,
    v: 1024,
    f: 569,
    u: 1139,
    b: 1139,
    p: 1139,
    h: 1139,
    å: 1139,
    ø: 1251,
    y: 1024,
    æ: 1821,
    j: 455,
    c: 1024,
    '.': 569,
    ',': 569,
    ':': 569,
    ';': 569,
    D: 1479,
    S: 1366,
    '-': 682,
  },
  bold: {
    ' ': 569,
    e: 1139,
    r: 797,
    n: 1251,
    t: 682,
    i: 569,
    d: 1251,
    a: 1139,
    s: 1139,
    l: 569,
    g: 1251,
    o: 1251,
    m: 1821,
    k: 1139,
    v: 1139,
    f: 682,
    u: 1251,
    b: 1251,
    p: 1251,
    h: 1251,
    å: 1139,
    ø: 1251,
    y: 1139,
    æ: 1821,
    j: 569,
    c: 1139,
    '.': 569,
    ',': 569,
    ':': 682,
    ';': 682,
    D: 1479,
    S: 1366,
    '-': 682,
  },
};

const percent = (value: number): string => `${(value * 100).toFixed(1)}%`;

/** Returns the three `@font-face` descriptors that give Arial the metrics of `font` in Danish text. */
export function fallbackMetrics(font: Font, kerning: Kerning, weight: 'regular' | 'bold'): string {
  const glyphs = [...sample].map((char) => font.charToGlyph(char));
  const own = glyphs.reduce((sum, glyph, index) => {
    const next = glyphs[index + 1];
    return sum + (glyph.advanceWidth ?? 0) + (next ? kerning(glyph.index, next.index) : 0);
  }, 0);
  const other = [...sample].reduce((sum, char) => {
    const width = arial[weight][char];
    if (width === undefined) throw new Error(`The width table has no '${char}'.`);
    return sum + width;
  }, 0);
  const size = own / font.unitsPerEm / (other / 2048);
  const { ascender, descender } = font.tables.hhea as unknown as Record<'ascender' | 'descender', number>;
  const line = (value: number): string => percent(value / font.unitsPerEm / size);
  return [
    `  size-adjust: ${percent(size)};`,
    `  ascent-override: ${line(ascender)};`,
    `  descent-override: ${line(-descender)};`,
  ].join('\n');
}
