import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { z } from 'zod';
import { dataFields } from './data-schema.ts';
import { schemaHelp } from './schema-help.ts';
import { validate } from './validate.ts';
import { readYaml } from './yaml-source.ts';

type File = keyof typeof dataFields;
const diagnosticsOf = (file: File, source: string) =>
  validate<z.ZodType>('x.yaml', readYaml('x.yaml', source), dataFields[file][1]).diagnostics;
const testimonial = (field: string) =>
  `poster:
  - id: anna
    navn: Anna
    firma: Bageren
    tekst: De svarer altid.
    bedømmelse: 5
`.replace(new RegExp(`${field.split(':')[0]}: .*`), field);

test.each([
  ['bedømmelse: 6', '6', 'et helt tal, 1-5', undefined],
  ['bedømmelse: god', '"god"', 'et helt tal, 1-5', undefined],
  ["bedømmelse: '4 ud af fem'", '"4 ud af fem"', 'et helt tal, 1-5', 'bedømmelse: 4'],
  ['id: Anna B', '"Anna B"', 'små bogstaver a-z, tal og bindestreg', 'id: et-navn'],
  ['navn: 7', '7', 'en tekst på mindst 2 tegn; tal i anførselstegn', "navn: 'Teksten i anførselstegn'"],
])('names the allowed values of a data field: %s', (field, found, expected, example) => {
  expect(diagnosticsOf('udtalelser', testimonial(field))).toMatchObject([{ found, expected, example }]);
});

test.each<[File, string, string, string, string | undefined]>([
  [
    'vaerdier',
    'poster:\n  - ikon: kompas',
    'poster[1].ikon',
    'en af: compass, sounding, anchor, lighthouse',
    'ikon: compass',
  ],
  [
    'cases',
    'poster:\n  - link: www.firma.dk',
    'poster[1].link',
    'en hel adresse, der begynder med https://',
    'link: https://www.firma.dk/side',
  ],
  [
    'cases',
    'poster:\n  - tags: SEO',
    'poster[1].tags',
    'en liste med 1-5 punkter',
    "tags: ['det ene', 'det andet']",
  ],
  ['rapport', 'klik: []', 'klik', 'en liste med 13 punkter', undefined],
  ['rapport', 'sider:\n  - sti: priser', 'sider[1].sti', 'en adresse, der begynder med /', 'sti: /priser'],
  ['faq', 'sæt: {}', 'sæt.seo', 'en liste med mindst ét punkt', undefined],
  ['hold', 'eksempel: ja', 'eksempel', 'true eller false', 'eksempel: true'],
  ['myter', 'poster:\n  - Nej', 'poster[1]', 'felterne myte, virkelighed', undefined],
  ['myter', 'x', 'filen', 'felterne eksempel, poster', undefined],
])('names what %s.yaml expects in place of %j', (name, source, where, expected, example) => {
  const diagnostic = diagnosticsOf(name, source).find((each) => each.where === where);
  expect([diagnostic?.expected, diagnostic?.example]).toEqual([expected, example]);
});

test('lists the fields for an unknown one', () => {
  expect(
    diagnosticsOf('myter', 'poster:\n  - myte: Det er dyrt\n    virkelighed: Nej.\n    fakta: x'),
  ).toMatchObject([{ line: 4, where: 'poster[1].fakta', expected: 'et af felterne: myte, virkelighed' }]);
});

test('suggests valid values only', () => {
  const values = Object.entries(dataFields.cases[1].in.in.shape.poster.element.in.shape);
  for (const [name, schema] of values) {
    const { example } = schemaHelp(schema, []);
    if (example) expect(schema.safeParse(parse(example)).error?.issues ?? [], name).toEqual([]);
  }
});
