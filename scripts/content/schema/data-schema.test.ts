import { expect, test } from 'vitest';
import type { z } from 'zod';
import { dataFields } from './data-schema.ts';
import { validate } from './validate.ts';
import { readYaml } from './yaml-source.ts';

const diagnosticsIn = (file: keyof typeof dataFields, yaml: string) =>
  validate<z.ZodType>(readYaml(yaml), dataFields[file][1]).diagnostics;
const diagnosticsOf = (file: 'cases' | 'proces' | 'udtalelser', items: string) =>
  diagnosticsIn(file, `poster:\n${items}`);

const study = (id: string) => `  - id: ${id}
    titel: Klinikken
    branche: Psykolog
    farve: '#b9695f'
    beskrivelse: En klinik.
    udgangspunkt: Telefonen ringede.
    løsning: Tiderne står på siden.
    pakke: lille
    tid: 3 uger
    tags: [SEO]
    resultat: { nu: '13', tekst: opkald om ugen }
    resultater: [Flere opkald]
    billede: psykolog
    alt: Forsiden på en telefon
    udsnit: []
`;

test('rejects two items with the same id, the anchor of the case', () => {
  expect(diagnosticsOf('cases', study('klinik') + study('bageri') + study('klinik'))).toMatchObject([
    { line: 32, where: 'poster[3].id', found: '"klinik"', expected: 'et id, som ingen anden post har' },
  ]);
  expect(diagnosticsOf('cases', study('a') + study('b'))).toEqual([]);
});

test('rejects a case with a package that does not exist, or a time without its unit', () => {
  const faulty = study('klinik').replace('lille', 'midt').replace('3 uger', 'tre');
  expect(diagnosticsOf('cases', faulty)).toMatchObject([
    { where: 'poster[1].pakke', found: '"midt"' },
    { where: 'poster[1].tid', found: '"tre"', expected: expect.stringMatching(/^et antal uger/) },
  ]);
});

test('rejects a fact of the discount, which data would outlive', () => {
  const step = '  - { titel: Vi taler, tekst: "Nu {{rabat.pris}}", imens: Vent, mærke: Gratis }\n';
  expect(diagnosticsOf('proces', step.repeat(4))).toContainEqual(
    expect.objectContaining({ where: 'poster[1].tekst', expected: expect.stringContaining('<Rabat>') }),
  );
});

test.each([
  ['udtalelser', 'poster'],
  ['rapport', 'søgeord'],
] as const)('%s.yaml: rejects an empty list %s', (file, field) => {
  expect(diagnosticsIn(file, `${field}: []`)).toContainEqual(
    expect.objectContaining({ where: field, expected: 'mindst 1 punkter' }),
  );
});

test('rejects a count with a point between thousands, which is a fraction', () => {
  const source = 'søgeord:\n  - ord: maler\n    før: 8\n    nu: 2\n    søgninger: 1.270\n';
  expect(diagnosticsIn('rapport', source)).toContainEqual(
    expect.objectContaining({ line: 5, found: '1.27', expected: expect.stringContaining('et helt tal') }),
  );
});

test('names a typed price', () => {
  expect(quote('Fra 7.500 kr.')).toMatchObject([{ line: 2, expected: expect.stringContaining('7.500 kr.') }]);
});

const quote = (text: string) =>
  diagnosticsOf(
    'udtalelser',
    `  - tekst: '${text}'\n    id: a\n    navn: Ane\n    firma: Ane ApS\n    bedømmelse: 5\n`,
  );

test.each([
  'Fra {{pakke.lille.pris|Kort}}',
  'Fra {{pakke.lille.pris | kort}}',
  'Fra {{pakke.lille.pris}',
  'Fra {pakke.lille.pris}',
  '{ domaene } om året',
  'Fra {{}}',
])('rejects %j, whose braces visitors would read', (text) => {
  expect(quote(text)).toMatchObject([{ line: 2, where: 'poster[1].tekst', found: `"${text}"` }]);
});

test.each(['Fra {{pakke.lille.pris}}', 'Fra {{pakke.lille.pris|kort}} og {{ domaene }}', 'Et {hint}'])(
  'accepts %j',
  (text) => {
    expect(quote(text)).toEqual([]);
  },
);
