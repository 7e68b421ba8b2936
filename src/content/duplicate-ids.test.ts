import { expect, test } from 'vitest';
import { dataSchemas } from './schema.ts';
import { validate } from './validate.ts';
import { readYaml } from './yaml-source.ts';

const file = 'content/data/cases.yaml';
const study = (id: string) => `
  - id: ${id}
    titel: Klinikken
    branche: Psykolog
    beskrivelse: En klinik.
    tags: [SEO]
    resultater: [Flere opkald]
    billede: psykolog
    alt: Forsiden på en telefon`;

test('rejects two items with the same id, the anchor of the case', () => {
  const yaml = readYaml(file, `poster:${study('klinik')}${study('bageri')}${study('klinik')}\n`);
  const result = validate(file, yaml, dataSchemas.cases);
  expect(result.ok ? [] : result.problems).toMatchObject([
    { line: 18, where: 'poster[3].id', found: '"klinik"', expected: 'et id, som ingen anden post har' },
  ]);
  expect(validate(file, readYaml(file, `poster:${study('a')}${study('b')}\n`), dataSchemas.cases).ok).toBe(
    true,
  );
});
