import type { ShapedFont } from './font-instance.ts';

/** Sample of the site's body text with Danish letter frequencies. */
const sample =
  'Den, der leder efter en håndværker, ser på tre ting: om siden er hurtig, om prisen kan findes, og om der er et ' +
  'menneske i den anden ende. Derfor begynder vi med spørgsmålene og ikke med farverne. Du får en plan, som du kan ' +
  'læse på fem minutter, og en side, der er bygget til at blive fundet. De fleste kunder skriver selv deres tekster; ' +
  'vi spørger, retter og forkorter, indtil hver linje hjælper den, der læser. Søgemaskiner belønner det samme som ' +
  'gæster gør: klare overskrifter, korte svar og sider, der virker på en lille skærm i dårlig dækning.';

const percent = (value: number): string => `${(value * 100).toFixed(1)}%`;

/** Returns the width of the sample in ems, with kerning, as a browser sets it. */
function width(font: ShapedFont): number {
  return font.advances(sample).reduce((sum, advance) => sum + advance) / font.unitsPerEm;
}

/** Returns the three `@font-face` descriptors that give `fallback` the metrics of `font` in Danish text. */
export function fallbackMetrics(font: ShapedFont, fallback: ShapedFont): string {
  const size = width(font) / width(fallback);
  const { ascender, descender } = font.extents;
  const line = (value: number): string => percent(value / font.unitsPerEm / size);
  return [
    `  size-adjust: ${percent(size)};`,
    `  ascent-override: ${line(ascender)};`,
    `  descent-override: ${line(-descender)};`,
  ].join('\n');
}
