import type { ShapedFont } from './font-instance.ts';

/** Sample of the site's body text with Danish letter frequencies. Only contains characters of the width tables. */
const sample =
  'Den, der leder efter en håndværker, ser på tre ting: om siden er hurtig, om prisen kan findes, og om der er et ' +
  'menneske i den anden ende. Derfor begynder vi med spørgsmålene og ikke med farverne. Du får en plan, som du kan ' +
  'læse på fem minutter, og en side, der er bygget til at blive fundet. De fleste kunder skriver selv deres tekster; ' +
  'vi spørger, retter og forkorter, indtil hver linje hjælper den, der læser. Søgemaskiner belønner det samme som ' +
  'gæster gør: klare overskrifter, korte svar og sider, der virker på en lille skærm i dårlig dækning.';

/** Characters of Arial and the metrically compatible Liberation Sans by advance width, at 2048 units per em. */
const arial: Record<'regular' | 'bold', Readonly<Record<number, string>>> = {
  regular: {
    455: 'ilj',
    569: ' tf.,:;',
    682: 'r-',
    1024: 'skvyc',
    1139: 'endagoubphå',
    1251: 'ø',
    1366: 'S',
    1479: 'D',
    1706: 'm',
    1821: 'æ',
  },
  bold: {
    569: ' ilj.,',
    682: 'tf:;-',
    797: 'r',
    1139: 'easkvåyc',
    1251: 'ndgoubphø',
    1366: 'S',
    1479: 'D',
    1821: 'mæ',
  },
};

const percent = (value: number): string => `${(value * 100).toFixed(1)}%`;

/** Returns the three `@font-face` descriptors that give Arial the metrics of `font` in Danish text. */
export function fallbackMetrics(font: ShapedFont, weight: 'regular' | 'bold'): string {
  const own = font.advances(sample).reduce((sum, width) => sum + width);
  const other = [...sample].reduce((sum, char) => {
    const found = Object.entries(arial[weight]).find(([, chars]) => chars.includes(char));
    if (!found) throw new Error(`The width table has no '${char}'.`);
    return sum + Number(found[0]);
  }, 0);
  const size = own / font.unitsPerEm / (other / 2048);
  const { ascender, descender } = font.extents;
  const line = (value: number): string => percent(value / font.unitsPerEm / size);
  return [
    `  size-adjust: ${percent(size)};`,
    `  ascent-override: ${line(ascender)};`,
    `  descent-override: ${line(-descender)};`,
  ].join('\n');
}
