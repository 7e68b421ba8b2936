import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { stringify } from 'yaml';
import { validFields } from '../../../tests/fixtures/article-fields.ts';
import { fieldsSchema } from './fields-schema.ts';
import { articleFields } from './front-matter-schema.ts';
import { validate } from './validate.ts';
import { readYaml } from './yaml-source.ts';

const articleSchema = fieldsSchema(articleFields);

const diagnosticsOf = (fields: Readonly<Record<string, unknown>>) => {
  const yaml = readYaml(stringify({ ...validFields, ...fields }), 2);
  return validate(yaml, articleSchema, articleFields).diagnostics;
};

beforeAll(() => void vi.stubEnv('BUILD_DATE', '2026-11-24'));
afterAll(() => void vi.unstubAllEnvs());

test.each([
  [{ kategori: 'Webdesing' }, 'kategori', /^en af: SEO, /, 'kategori: Webdesign'],
  [{ kategori: 'Nyheder' }, 'kategori', /^en af: SEO, /, undefined],
  [{ dato: '30-09-2025' }, 'dato', 'en dag, der findes, skrevet ÅÅÅÅ-MM-DD', 'dato: 2025-09-30'],
  [{ dato: '0225-11-04' }, 'dato', 'en dag efter 1999 og højst to år frem', 'dato: 2025-11-04'],
  [{ dato: '2205-11-04' }, 'dato', 'en dag efter 1999 og højst to år frem', 'dato: 2025-11-04'],
  [
    { opdateret: '2027-11-04' },
    'opdateret',
    'en dag, der er kommet (i dag er 2026-11-24)',
    'opdateret: 2025-11-04',
  ],
  [{ læsetid: '8 min' }, 'læsetid', 'et tal', 'læsetid: 12'],
  [{ gennemgået: null }, 'gennemgået', 'små bogstaver a-z, tal og bindestreg', 'gennemgået: teknisk'],
  [{ kladde: 'måske' }, 'kladde', 'true eller false', 'kladde: true'],
  [{ tags: [404, 'seo'] }, 'tags[1]', 'en tekst; tal i anførselstegn', expect.anything()],
  [{ tags: ['a', 'seo'] }, 'tags[1]', 'mindst 2 tegn', expect.anything()],
  [{ tags: 'SEO, Google' }, 'tags', 'en liste med 2-8 ord', 'tags: [søgeord, teknisk SEO]'],
  [{ læsning: { afstand: 500 } }, 'læsning.afstand', 'højst 400', articleFields.læsning[2]],
  [
    { læsning: { fremdrift: 'dokumentet' } },
    'læsning.fremdrift',
    /^en af: side, dokument/,
    'fremdrift: dokument',
  ],
  [{ læsning: { bånd: [20, 99] } }, 'læsning.bånd[2]', 'højst 95', expect.anything()],
  [{ gennemgaaet: 'teknisk' }, 'gennemgaaet', 'gennemgået', undefined],
  [{ titel: undefined, titl: validFields.titel }, 'titl', 'titel', undefined],
])('says once what the value must be: %j', (fields, where, expected, example) => {
  expect(diagnosticsOf(fields)).toMatchObject([
    { where, expected: typeof expected === 'string' ? expected : expect.stringMatching(expected) },
  ]);
  expect(diagnosticsOf(fields)[0]?.example).toEqual(example);
});

test('counts the characters of the text itself', () => {
  expect(diagnosticsOf({ beskrivelse: 'æ'.repeat(161) })).toMatchObject([
    { found: expect.stringMatching(/… \(161 tegn\)$/) },
  ]);
});

test('a text in several lines becomes one line', () => {
  const yaml = readYaml(stringify({ ...validFields, titel: 'Bliv fundet\n  på Google\n' }));
  expect(validate(yaml, articleSchema).value?.title).toBe('Bliv fundet på Google');
});

test('tags are counted once, whatever their case', () => {
  const yaml = readYaml(stringify({ ...validFields, tags: ['seo', 'SEO', 'lokal seo'] }));
  expect(validate(yaml, articleSchema).value?.tags).toEqual(['seo', 'lokal seo']);
});
