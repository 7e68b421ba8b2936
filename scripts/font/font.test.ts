import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Font } from 'harfbuzzjs';
import { expect, test } from 'vitest';
import { shapeLine } from '../drawing/shape-line.ts';
import { root } from '../lib/root.ts';
import { fontFaceCss } from './font-face-css.ts';
import { readFace } from './read-face.ts';
import { siteCharacters } from './site-characters.ts';

const styles = join(root, 'src/styles');
const face = await readFace(readFileSync(join(styles, 'fonts/typeface.woff2')));
const font = new Font(face);
const widths = (text: string, ...features: string[]) =>
  shapeLine(font, text, ['-kern', '-liga', ...features]).map(({ advance }) => advance);

test('the font of the site has its characters and no others', () => {
  expect([...face.collectUnicodes()].map((code) => String.fromCodePoint(code)).sort()).toEqual(
    [...siteCharacters].sort(),
  );
});

test('its styles and those of the fallback fonts are the ones that `npm run font` writes', () => {
  expect(readFileSync(join(styles, 'font-face.css'), 'utf8')).toBe(fontFaceCss(face));
});

test('all digits in columns have the same width', () => {
  expect(new Set(widths('0123456789')).size).toBeGreaterThan(1);
  expect(new Set(widths('0123456789', 'tnum')).size).toBe(1);
});
