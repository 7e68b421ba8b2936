import { expect, test } from 'vitest';
import { hardCodedPrices } from '#src/content/hard-coded-prices.ts';
import { facts } from '#src/site/facts.ts';
import { projectFiles, readProjectFile } from './project-files.ts';

/**
 * Code and drawings whose text ends up on a page, and tests of the pages, which must not fail when the owner changes a
 * price. The build itself checks texts and data. Unit tests may contain amounts.
 */
const sources = projectFiles().filter(
  (file) =>
    /^(?:content\/.+\.svg|(?:src\/(?!site\/facts\.ts$)|tests\/browser\/.+\.spec|scripts\/engines\/).*\.tsx?)$/.test(
      file,
    ) &&
    !/^src\/.+\.test\.tsx?$/.test(file) &&
    // Numbers of characters, which may equal a price.
    file !== 'src/features/lead-form/limits.ts',
);

test('no price is hard-coded: every amount comes from the facts', () => {
  expect(sources.length).toBeGreaterThan(150);
  const found = sources.flatMap((file) =>
    hardCodedPrices(textOnly(file, readProjectFile(file)), /\.tsx?$/.test(file)).map(
      ({ line, text }) => `${file}:${line}: ${text}`,
    ),
  );
  expect(found).toEqual([]);
});

/** SVG path data, whose coordinates may look like prices. */
const pathData = /(['"`])[Mm][-\d\s.,MLHVCSQTAZmlhvcsqtaz]+\1/g;

/** Blanks everything but the texts of a drawing, and in code comments and path data. Keeps line numbers. */
function textOnly(file: string, text: string): string {
  const blank = (match: string) => match.replace(/[^\n]/g, ' ');
  if (file.endsWith('.svg')) return text.replace(/<[^>]*>/g, blank);
  const withoutPaths = text.replace(pathData, blank);
  return withoutPaths.replace(/\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/.*$/gm, blank);
}

/** Returns a price of the facts with the given thousands separator. */
function grouped(separator: string): string {
  const { value } = facts['pakke.mellem.tilbudspris'];
  return `${Math.floor(value / 1000)}${separator}${String(value % 1000).padStart(3, '0')}`;
}

test.each([
  ['fra 10.000 kr.', false],
  ['fra 10.000\u00a0kr. ekskl. moms', false],
  ['kun 349 kroner om måneden', false],
  ['kr. 500 for et domæne', false],
  ['DKK 500', false],
  ['300 DKK', false],
  ['500,- pr. time', false],
  ['5 tusind kr.', false],
  [`mellem ${grouped('.')} og mange penge, alt efter omfang`, false],
  [`en side til ${grouped('')}`, false],
  [`SEO til ${facts['seo.basis.pris'].value} hver måned`, false],
  [`const price = ${grouped('_')};`, true],
  [`<p>{'${grouped('.')}'}</p>`, true],
])('%j is recognized as a hard-coded price', (text, isCode) => {
  expect(hardCodedPrices(text, isCode)).not.toEqual([]);
});

test.each([
  ['en guide på 1.500 ord', false],
  ['<Pris navn="pakke.lille.pris" />', false],
  ['den 12. september 2025', false],
  ['5000 Odense C', false],
  ['et skib på 210.000 tons', false],
  ['3 kroge og 4 krydser', false],
  ['timeoutMs = 20_000', true],
])('%j is not recognized as a price', (text, isCode) => {
  expect(hardCodedPrices(text, isCode)).toEqual([]);
});
