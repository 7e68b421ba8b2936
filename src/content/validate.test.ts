import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { validFields } from '../../tests/fixtures/article-fields.ts';
import { articleFields, articleSchema } from './front-matter-schema.ts';
import { validate } from './validate.ts';
import { readYaml } from './yaml-source.ts';

const diagnosticsOf = (fields: Readonly<Record<string, unknown>>) => {
  const yaml = readYaml('a.mdx', stringify({ ...validFields, ...fields }), 2);
  return validate('a.mdx', yaml, articleSchema, articleFields).diagnostics;
};

test.each([
  [{ afstand: 500 }, 'læsning.afstand', '0-400', 'læsning: { afstand: 134 }'],
  [
    { fremdrift: 'bund' },
    'læsning.fremdrift',
    '`side`, `dokument`, `indhold`',
    'læsning: { fremdrift: indhold }',
  ],
  [{ bånd: [20, 99] }, 'læsning.bånd[2]', 'to tal, 0-95', 'læsning: { bånd: [20, 70] }'],
])('names the values of the setting in læsning: %j', (value, where, expected, example) => {
  expect(diagnosticsOf({ læsning: value })).toMatchObject([{ where, expected, example }]);
});

test('lists the settings for an unknown one in læsning', () => {
  expect(diagnosticsOf({ læsning: { afstande: 100 } })).toMatchObject([
    { where: 'læsning.afstande', expected: 'et af felterne: fremdrift, bånd, punkt, afstand, under_hoved' },
  ]);
});

test('says what is wrong with a single tag, not how many there must be', () => {
  const diagnostic = { where: 'tags[1]', expected: 'en tekst på mindst 2 tegn; tal i anførselstegn' };
  expect(diagnosticsOf({ tags: [404, 'seo'] })).toMatchObject([{ ...diagnostic, found: '404' }]);
  expect(diagnosticsOf({ tags: ['a', 'seo'] })).toMatchObject([{ ...diagnostic, found: '"a"' }]);
  expect(diagnosticsOf({ tags: ['seo'] })).toMatchObject([{ where: 'tags', expected: '2-8 emneord' }]);
});

test('reports a value that breaks two rules once', () => {
  expect(diagnosticsOf({ tags: 'SEO, Google' })).toMatchObject([{ where: 'tags', expected: '2-8 emneord' }]);
});

test('counts the characters of the text itself', () => {
  expect(diagnosticsOf({ beskrivelse: 'æ'.repeat(161) })).toMatchObject([
    { found: expect.stringMatching(/… \(161 tegn\)$/) },
  ]);
});

test.each([
  ['dato', '30-09-2025', 'dato: 2025-09-30'],
  ['dato', '1.4.2025', 'dato: 2025-04-01'],
  ['dato', '31-02-2025', 'dato: 2025-11-04'],
  ['opdateret', '2 / 3 / 2026', 'opdateret: 2026-03-02'],
  ['kategori', 'mobil', 'kategori: Mobile & UX'],
  ['kategori', 'Webdesing', 'kategori: Webdesign'],
])('suggests what was meant by %s: %s', (field, written, example) => {
  expect(diagnosticsOf({ [field]: written })).toMatchObject([{ where: field, example }]);
});
