import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { shapedFont } from './font-instance.ts';

const file = readFileSync(new URL('../../../src/styles/fonts/schibsted-grotesk.woff2', import.meta.url));
const font = shapedFont(await subsetFont(file, undefined, { targetFormat: 'sfnt', keepAllGlyphs: true }));
/** Without kerning, which depends on the neighbours. */
const plain = ['-kern'];
const tabular = [...plain, 'tnum'];

test('all tabular digits have the same width', () => {
  expect(new Set(font.advances('0123456789', plain)).size).toBeGreaterThan(1);
  expect(new Set(font.advances('0123456789', tabular)).size).toBe(1);
});

test('punctuation between tabular digits keeps its proportional width', () => {
  const text = '.,:;%· kr';
  expect(font.advances(text, tabular)).toEqual(font.advances(text, plain));
});
