import { expect, test } from 'vitest';
import type { z } from 'zod';
import { dataFields } from './data-schema.ts';
import { validate } from './validate.ts';
import { readYaml } from './yaml-source.ts';

const diagnosticsIn = (file: keyof typeof dataFields, yaml: string) =>
  validate<z.ZodType>(readYaml(yaml), dataFields[file][1]).diagnostics;
const diagnosticsOf = (file: 'cases' | 'proces' | 'udtalelser', items: string) =>
  diagnosticsIn(file, `poster:\n${items}`);

/** A testimonial. */
const quote = (text: string, id = 'a') =>
  `  - tekst: '${text}'\n    id: ${id}\n    navn: Ane\n    firma: Ane ApS\n    bedømmelse: 5\n`;
const diagnosticsOfQuote = (text: string) => diagnosticsOf('udtalelser', quote(text));

test('rejects two items with the same id, such as the anchor of a case', () => {
  const items = quote('Godt.', 'a') + quote('Fint.', 'b') + quote('Flot.', 'a');
  expect(diagnosticsOf('udtalelser', items)).toMatchObject([
    { line: 13, where: 'poster[3].id', found: '"a"', expected: 'et id, som ingen anden post har' },
  ]);
});

test('rejects a case with a package that does not exist, or a time without its unit', () => {
  expect(diagnosticsOf('cases', '  - pakke: midt\n    tid: tre\n')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ where: 'poster[1].pakke', found: '"midt"' }),
      expect.objectContaining({
        where: 'poster[1].tid',
        expected: expect.stringMatching(/^et antal uger/),
      }),
    ]),
  );
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
  expect(diagnosticsOfQuote('Fra 7.500 kr.')).toMatchObject([
    { line: 2, expected: expect.stringContaining('7.500 kr.') },
  ]);
});

test.each([
  'Fra {{pakke.lille.pris|Kort}}',
  'Fra {{pakke.lille.pris | kort}}',
  'Fra {{pakke.lille.pris}',
  'Fra {pakke.lille.pris}',
  '{ domaene } om året',
  'Fra {{}}',
])('rejects %j, whose braces visitors would read', (text) => {
  expect(diagnosticsOfQuote(text)).toMatchObject([{ line: 2, where: 'poster[1].tekst', found: `"${text}"` }]);
});

test.each(['Fra {{pakke.lille.pris}}', 'Fra {{pakke.lille.pris|kort}} og {{ domaene }}', 'Et {hint}'])(
  'accepts %j',
  (text) => {
    expect(diagnosticsOfQuote(text)).toEqual([]);
  },
);
