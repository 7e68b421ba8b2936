import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import type { z } from 'zod';
import { validFields } from '../../tests/fixtures/article-fields.ts';
import { dataFields } from './data-schema.ts';
import { formatDiagnostics } from './diagnostic.ts';
import { articleFields, articleSchema, textPageFields, textPageSchema } from './front-matter-schema.ts';
import { validate } from './validate.ts';
import { readYaml } from './yaml-source.ts';

const fields = Object.keys(articleFields);
const word = fc.oneof(
  fc.constantFrom(...fields, ...Object.keys(dataFields), '__proto__', 'constructor', '<<', ''),
  fc.string({ maxLength: 12 }),
);
const scalar = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom('~', '.nan', '0x1F', '1e400', 'yes', '2025-02-30', '{{pakke.lille.pris}}', '{{x}}'),
  fc.double(),
  fc.bigInt(),
  fc.boolean(),
  fc.constant(null),
);
const tree = fc.letrec((tie) => ({
  node: fc.oneof({ maxDepth: 3 }, scalar, fc.array(tie('node'), { maxLength: 4 }), tie('map')),
  map: fc.dictionary(word, tie('node'), { maxKeys: 4 }),
}));
/** Signs of YAML and words in random order. */
const signs =
  ': |- |\n|\n  |\t|&a |*a|? |>-\n|{|}|[|]|, |"|#|!!set |!x |%YAML 1.1\n|---\n|...\n|\u0000|\ufeff|\r\n'.split(
    '|',
  );
const yamlish = fc
  .array(fc.oneof(word, fc.constantFrom(...signs)), { maxLength: 25 })
  .map((pieces) => pieces.join(''));
const article = fc
  .tuple(fc.dictionary(word, tree.node, { maxKeys: 3 }), fc.subarray(fields, { maxLength: 2 }))
  .map(([changes, left]) => {
    const changed = Object.entries({ ...validFields, ...changes }).filter(([name]) => !left.includes(name));
    return stringify(Object.fromEntries(changed));
  });
const source = fc.oneof({ weight: 2, arbitrary: article }, yamlish, fc.string({ unit: 'binary' }));

test.each([
  ['an article', articleSchema, articleFields, 400],
  ['a legal page', textPageSchema, textPageFields, 60],
  ...Object.entries(dataFields).map(([name, [, schema]]) => [`${name}.yaml`, schema, {}, 30] as const),
] as const)(
  '%s is read or answered with readable diagnostics, whatever it holds',
  (_, schema, help, numRuns) => {
    const property = fc.property(source, (written) => {
      const yaml = readYaml('content/x', written, 2);
      const { value, diagnostics } = validate<z.ZodType>('content/x', yaml, schema, help);
      if (value !== null) return;
      expect(diagnostics.length).toBeGreaterThan(0);
      for (const { line, where, found, expected } of diagnostics) {
        expect(line).toBeGreaterThanOrEqual(2);
        expect(line).toBeLessThanOrEqual(written.split(/\r\n?|\n/).length + 2);
        expect([where, found, expected].every((text) => text !== '')).toBe(true);
        expect(expected).not.toMatch(/undefined|\[object|Error/);
      }
      expect(formatDiagnostics(diagnostics)).toContain('content/x:');
    });
    fc.assert(property, { seed: 20250912, numRuns });
  },
);
