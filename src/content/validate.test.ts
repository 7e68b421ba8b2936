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
  [{ titel: 'Kort' }, 'titel', '10-60 tegn, må ikke gå igen', "titel: 'Sådan bliver din hjemmeside fundet'"],
  [{ kategori: 'Webdesing' }, 'kategori', /^en af: SEO, /, 'kategori: Webdesign'],
  [{ kategori: 'Nyheder' }, 'kategori', /^en af: SEO, /, undefined],
  [{ dato: '30-09-2025' }, 'dato', 'en dag, der findes, skrevet ÅÅÅÅ-MM-DD', 'dato: 2025-11-04'],
  [{ læsetid: '8 min' }, 'læsetid', 'hele minutter', 'læsetid: 12'],
  [{ forfatter: null }, 'forfatter', 'et `id` fra hold.yaml', 'forfatter: teknisk'],
  [{ kladde: 'måske' }, 'kladde', 'true eller false', 'kladde: true'],
  [{ tags: [404, 'seo'] }, 'tags[1]', 'en tekst; tal i anførselstegn', expect.anything()],
  [{ tags: ['a', 'seo'] }, 'tags[1]', 'mindst 2 tegn', expect.anything()],
  [{ tags: 'SEO, Google' }, 'tags', '2-8 emneord', 'tags: [søgeord, teknisk SEO]'],
  [{ læsning: { afstand: 500 } }, 'læsning.afstand', '0-400', 'afstand: 134'],
  [{ læsning: { fremdrift: 'dokumentet' } }, 'læsning.fremdrift', /`dokument`/, 'fremdrift: dokument'],
  [{ læsning: { bånd: [20, 99] } }, 'læsning.bånd[2]', 'højst 95', expect.anything()],
])('says once what the value must be: %j', (fields, where, expected, example) => {
  expect(diagnosticsOf(fields)).toMatchObject([
    { where, expected: typeof expected === 'string' ? expected : expect.stringMatching(expected) },
  ]);
  expect(diagnosticsOf(fields)[0]?.example).toEqual(example);
});

test('lists the settings for an unknown one in læsning', () => {
  expect(diagnosticsOf({ læsning: { hastighed: 100 } })).toMatchObject([
    { where: 'læsning.hastighed', expected: 'en af: fremdrift, bånd, punkt, afstand, under_hoved' },
  ]);
});

test('counts the characters of the text itself', () => {
  expect(diagnosticsOf({ beskrivelse: 'æ'.repeat(161) })).toMatchObject([
    { found: expect.stringMatching(/… \(161 tegn\)$/) },
  ]);
});

test.each([
  ['titel', 'title', 'Fem råd: sådan gør du', "titel: 'Fem råd: sådan gør du'"],
  ['tags', 'tag', ['seo', 'google'], 'tags: [seo, google]'],
  ['relaterede', 'relateret', ['a'], 'relaterede: [a]'],
])('reports a field %s that is called %s once', (name, wrong, value, example) => {
  const { [name]: _, ...others } = validFields as Readonly<Record<string, unknown>>;
  const yaml = readYaml('a.mdx', stringify({ ...others, [wrong]: value }));
  expect(validate('a.mdx', yaml, articleSchema, articleFields).diagnostics).toMatchObject([
    { where: wrong, found: `${wrong}, som ikke findes`, expected: name, example },
  ]);
});

test('reports an unknown field and a missing one that have nothing in common', () => {
  const { kategori: _, ...others } = validFields;
  const yaml = readYaml('a.mdx', stringify({ ...others, redaktør: 'Anna' }));
  expect(validate('a.mdx', yaml, articleSchema, articleFields).diagnostics).toMatchObject([
    { where: 'redaktør' },
    { where: 'kategori' },
  ]);
});

test('tags are counted once, whatever their case', () => {
  const yaml = readYaml('a.mdx', stringify({ ...validFields, tags: ['seo', 'SEO', 'lokal seo'] }));
  expect(validate('a.mdx', yaml, articleSchema, articleFields).value?.tags).toEqual(['seo', 'lokal seo']);
});
