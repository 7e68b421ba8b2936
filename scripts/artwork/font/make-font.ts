/** Generates the site's font file and its @font-face rules from the Schibsted Grotesk package. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { fallbackMetrics } from './fallback-metrics.ts';
import { fontInstance, fontPackage, fontSource, parseFont } from './font-instance.ts';
import { kerningTable } from './kerning-table.ts';
import { readTables, writeTables } from './sfnt.ts';
import { tabularDigits } from './tabular-digits.ts';

const stylesFolder = new URL('../../../src/styles/', import.meta.url);

const weights = { min: 400, max: 800 };
/** In font units, 2048 per em: at most a sixth of a pixel in body text. */
const kerningTolerance = 20;

const lower = 'abcdefghijklmnopqrstuvwxyzæøåé';
const upper = 'ABCDEFGHIJKLMNOPQRSTUVWXYZÆØÅÉ';
const digits = '0123456789';
/** Characters that only occur in code, which uses another typeface. */
const programming = '[\\]^`{|}~<>$';
const basicLatin = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const danish = 'æøåÆØÅéÉ«»–’”…•×−§©\u00a0\u00ad';
const text = [...basicLatin].filter((char) => !programming.includes(char)).join('') + danish;

/** Tables that browsers do not need: style attributes for desktop programs, hinting for low-resolution screens. */
const dropTables = ['STAT', 'gasp', 'prep', 'meta'];

const opening = '“‘«("\'';
const closing = '.,:;-–!?)”’»"\'…';
const kind = (char: string): 'lower' | 'upper' | 'digit' | 'open' | 'close' | 'other' => {
  if (lower.includes(char)) return 'lower';
  if (upper.includes(char)) return 'upper';
  if (digits.includes(char)) return 'digit';
  if (closing.includes(char)) return 'close';
  return opening.includes(char) ? 'open' : 'other';
};

/** Returns whether two characters occur next to each other in Danish text; a capital after a lowercase letter does not. */
function isNeighbour(left: string, right: string): boolean {
  const [first, second] = [kind(left), kind(right)];
  if (first === 'other' || second === 'other') return false;
  if (first === 'lower') return second === 'lower' || closing.includes(right);
  if (first === 'upper') return second === 'lower' || second === 'upper' || closing.includes(right);
  if (first === 'digit') return closing.includes(right);
  return opening.includes(left) || left === '-' || left === '–'
    ? second === 'upper' || second === 'lower'
    : false;
}

const [regular, bold] = [await fontInstance(text, 400), await fontInstance(text, 700)];

async function subset(): Promise<Buffer> {
  const base = await subsetFont(fontSource, text, {
    targetFormat: 'sfnt',
    keepFeatures: ['tnum', 'liga'],
    noHinting: true,
    dropTables,
    variationAxes: { wght: weights },
  });
  const parsed = parseFont(base);
  const glyphs = [...text]
    .filter((char) => kind(char) !== 'other')
    .map((char) => ({ char, glyph: parsed.charToGlyphIndex(char) }))
    .filter(({ glyph }) => glyph > 0);
  const pair = (left: string, right: string): number => {
    if (!isNeighbour(left, right)) return 0;
    const at = ({ parsed: font, kerning }: typeof regular): number =>
      kerning(font.charToGlyphIndex(left), font.charToGlyphIndex(right));
    return (at(regular) + at(bold)) / 2;
  };
  const tables = readTables(base);
  tables.set('GPOS', kerningTable(glyphs, pair, kerningTolerance));
  const gsub = tables.get('GSUB');
  if (!gsub) throw new Error('The subset has no tabular figures.');
  tables.set(
    'GSUB',
    tabularDigits(gsub, new Set([...digits].map((digit) => parsed.charToGlyphIndex(digit)))),
  );
  // Subsets again to drop glyphs that are no longer referenced, such as the tabular full stop.
  return subsetFont(writeTables(tables), text, { targetFormat: 'woff2', dropTables });
}

const missing = [...text].filter((char) => char !== '\u00ad' && regular.parsed.charToGlyphIndex(char) === 0);
const font = await subset();

mkdirSync(new URL('fonts/', stylesFolder), { recursive: true });
writeFileSync(new URL('fonts/schibsted-grotesk.woff2', stylesFolder), font);
// The licence requires its text to be distributed with the font.
writeFileSync(new URL('fonts/OFL.txt', stylesFolder), readFileSync(new URL('LICENSE', fontPackage)));

const css = `/* Written by scripts/artwork/font/make-font.ts from the font's own measures; run it again rather than editing. */
@font-face {
  font-family: 'Schibsted Grotesk';
  font-style: normal;
  font-weight: ${weights.min} ${weights.max};
  font-display: swap;
  src: url('./fonts/schibsted-grotesk.woff2') format('woff2');
}

/* What is read until the font is there, set in the same space, so that nothing moves when it comes. */
@font-face {
  font-family: Fallback;
  font-weight: 400 599;
  src: local('Arial'), local('Liberation Sans'), local('Roboto');
${fallbackMetrics(regular.parsed, regular.kerning, 'regular')}
}

@font-face {
  font-family: Fallback;
  font-weight: 600 900;
  src: local('Arial Bold'), local('Liberation Sans Bold'), local('Roboto Bold');
${fallbackMetrics(bold.parsed, bold.kerning, 'bold')}
}
`;
writeFileSync(new URL('font-face.css', stylesFolder), css);

console.log(`schibsted-grotesk.woff2: ${font.length} bytes`);
if (missing.length > 0) console.log(`Not in the font: ${missing.join(' ')}`);
console.log(css);
