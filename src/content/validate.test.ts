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
  [{ afstand: 500 }, 'læsning.afstand', '0-400', undefined],
  [{ afstand: '134 px' }, 'læsning.afstand', '0-400', 'læsning: { afstand: 134 }'],
  [{ fremdrift: 'bund' }, 'læsning.fremdrift', '`side`, `dokument`, `indhold`', undefined],
  [
    { fremdrift: 'dokumentet' },
    'læsning.fremdrift',
    '`side`, `dokument`, `indhold`',
    'læsning: { fremdrift: dokument }',
  ],
  [{ bånd: [20, 99] }, 'læsning.bånd[2]', 'to tal, 0-95', 'læsning: { bånd: [20, 70] }'],
])('names the values of the setting in læsning: %j', (value, where, expected, example) => {
  expect(diagnosticsOf({ læsning: value })).toMatchObject([{ where, expected, example }]);
});

test('lists the settings for an unknown one in læsning', () => {
  expect(diagnosticsOf({ læsning: { hastighed: 100 } })).toMatchObject([
    { where: 'læsning.hastighed', expected: 'et af felterne: fremdrift, bånd, punkt, afstand, under_hoved' },
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
  ['dato', '2025-9-30', 'dato: 2025-09-30'],
  ['dato', '2025/9/3', 'dato: 2025-09-03'],
  ['dato', '2025-30-09', 'dato: 2025-09-30'],
  ['dato', 20250930, 'dato: 2025-09-30'],
  ['dato', '2025-09-30T08:00:00Z', 'dato: 2025-09-30'],
  ['dato', '30. september 2025', 'dato: 2025-09-30'],
  ['dato', '3 sept. 2025', 'dato: 2025-09-03'],
  ['dato', '31-02-2025', 'dato: 2025-11-04'],
  ['opdateret', '2 / 3 / 2026', 'opdateret: 2026-03-02'],
  ['kategori', 'mobil', 'kategori: Mobile & UX'],
  ['kategori', 'Webdesing', 'kategori: Webdesign'],
  ['læsetid', '8 min', 'læsetid: 8'],
  ['kladde', 'ja', 'kladde: true'],
  ['billede', 'Min Kurve.svg', 'billede: min-kurve'],
])('suggests what was meant by %s: %s', (field, written, example) => {
  expect(diagnosticsOf({ [field]: written })).toMatchObject([{ where: field, example }]);
});

test.each([
  ['kategori', undefined],
  ['kategori', 'Nyheder'],
  ['læsetid', undefined],
  ['læsetid', '8-10 min'],
  ['læsetid_liste', 90],
  ['kladde', 'måske'],
])('suggests nothing where nothing tells what was meant by %s: %s', (field, written) => {
  const { [field]: _, ...others } = validFields as Readonly<Record<string, unknown>>;
  const yaml = readYaml('a.mdx', stringify(written === undefined ? others : { ...others, [field]: written }));
  const { diagnostics } = validate('a.mdx', yaml, articleSchema, articleFields);
  expect(diagnostics).toMatchObject([{ where: field, example: undefined }]);
});

test.each([
  ['titel', 'title', 'Fem råd: sådan gør du', "titel: 'Fem råd: sådan gør du'"],
  ['tags', 'tag', ['seo', 'google'], 'tags: [seo, google]'],
  ['relaterede', 'relateret', ['a'], 'relaterede: [a]'],
])('reports a field %s that is called %s once', (name, wrong, value, example) => {
  const { [name]: _, ...others } = validFields as Readonly<Record<string, unknown>>;
  const yaml = readYaml('a.mdx', stringify({ ...others, [wrong]: value }));
  expect(validate('a.mdx', yaml, articleSchema, articleFields).diagnostics).toMatchObject([
    { where: wrong, found: 'et felt, som ikke findes', expected: `feltet ${name}`, example },
  ]);
});

test('reports an unknown field and a missing one that have nothing in common', () => {
  const { kategori: _, ...others } = validFields;
  const yaml = readYaml('a.mdx', stringify({ ...others, forfatter: 'Anna' }));
  expect(validate('a.mdx', yaml, articleSchema, articleFields).diagnostics).toMatchObject([
    { where: 'forfatter' },
    { where: 'kategori' },
  ]);
});
