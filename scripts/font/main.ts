import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Face } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { root } from '../lib/root.ts';
import { fontFaceCss } from './font-face-css.ts';
import { readFace } from './read-face.ts';
import { drawnCharacters, siteCharacters } from './site-characters.ts';
import { typefaceFile, typefaceSource } from './typeface-source.ts';

/*
 * `npm run font`: makes the font that visitors download, its styles and the font of drawn text, when the typeface or the
 * characters have changed. A font whose characters are right stays: the committed one also has the kerning of Danish
 * text in a tenth of the bytes, which this script does not make (docs/artwork.md).
 */

const { name, weights } = typefaceSource;
const styles = join(root, 'src/styles');
const target = join(styles, 'fonts/typeface.woff2');
const cssFile = join(styles, 'font-face.css');
const source = readFileSync(join(root, typefaceFile));
const licence = readFileSync(join(root, 'node_modules', typefaceSource.package, typefaceSource.licence));

const subset = (keepFeatures: string[]) =>
  subsetFont(source, siteCharacters, {
    targetFormat: 'woff2',
    keepFeatures,
    noHinting: true,
    // Style attributes for desktop programs, and hinting for low-resolution screens.
    dropTables: ['STAT', 'gasp', 'prep', 'meta'],
    variationAxes: { wght: weights },
  });
const charactersOf = (face: Face) =>
  [...face.collectUnicodes()].map((code) => String.fromCodePoint(code)).filter((char) => char !== '\r');

const committed = readFileSync(target);
const made = await subset(['tnum', 'liga']);
const sizeWithKerning = (await subset(['tnum', 'liga', 'kern'])).length;
const face = await readFace(made);
const [before, after] = [charactersOf(await readFace(committed)), charactersOf(face)];
console.log(`committed: ${committed.length} bytes, ${before.length} characters`);
console.log(
  `new:       ${made.length} bytes, ${after.length} characters (${sizeWithKerning} bytes with all kerning)`,
);
const added = after.filter((char) => !before.includes(char));
const removed = before.filter((char) => !after.includes(char));
const missing = [...siteCharacters].filter((char) => !after.includes(char));
if (missing.length > 0) console.log(`Not in the typeface: ${missing.join(' ')}`);

if (readFileSync(cssFile, 'utf8').includes(`font-family: "${name}"`) && added.length + removed.length === 0) {
  console.log('Same typeface, same characters: the committed font stays.');
} else {
  if (added.length > 0) console.log(`Added: ${added.join(' ')}`);
  if (removed.length > 0) console.log(`Removed: ${removed.join(' ')}`);
  const drawn = await subsetFont(source, drawnCharacters, {
    targetFormat: 'sfnt',
    keepFeatures: ['kern'],
    noHinting: true,
  });
  writeFileSync(target, made);
  // The licence requires its text to be distributed with the font.
  writeFileSync(join(styles, 'fonts/OFL.txt'), licence);
  writeFileSync(cssFile, fontFaceCss(face));
  writeFileSync(join(root, 'scripts/drawing/typeface.ttf'), drawn);
  console.log(
    'Written: the font, its styles and the font of drawn text. `npm run built -- weight` checks the size.',
  );
}
