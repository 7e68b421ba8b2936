import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import type { z } from 'zod';
import { validFields } from '../../tests/fixtures/article-fields.ts';
import { dataFields } from './data-schema.ts';
import { formatDiagnostics } from './diagnostic.ts';
import { splitFrontMatter } from './front-matter.ts';
import { articleFields, articleSchema, textPageFields, textPageSchema } from './front-matter-schema.ts';
import { validate } from './validate.ts';
import { readYaml } from './yaml-source.ts';

const fields = Object.keys(articleFields);

const word = fc.oneof(
  fc.constantFrom(...fields, ...Object.keys(dataFields), '__proto__', 'constructor', 'toString', '<<', ''),
  fc.string({ maxLength: 12 }),
);
const scalar = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom(
    '~',
    '.nan',
    '-.inf',
    '0x1F',
    '1e400',
    'yes',
    '2025-02-30',
    '{{pakke.lille.pris}}',
    '{{x}}',
  ),
  fc.double(),
  fc.bigInt(),
  fc.boolean(),
  fc.constant(null),
);
const tree = fc.letrec((tie) => ({
  node: fc.oneof({ maxDepth: 3 }, scalar, fc.array(tie('node'), { maxLength: 4 }), tie('map')),
  map: fc.dictionary(word, tie('node'), { maxKeys: 4 }),
}));
/** YAML syntax and words in random order. */
const yamlish = fc
  .array(
    fc.oneof(
      word,
      fc.constantFrom(
        ': ',
        '- ',
        '\n',
        '\n  ',
        '\t',
        '&a ',
        '*a',
        '*b',
        '? ',
        '| ',
        '>-\n',
        '{',
        '}',
        '[',
        ']',
        ', ',
        '"',
        "'",
        '#',
        '!!binary ',
        '!!set ',
        '!!timestamp ',
        '!x ',
        '%YAML 1.1\n',
        '---\n',
        '...\n',
        '<<: ',
        '\u0000',
        '\ufeff',
        '\r\n',
      ),
    ),
    { maxLength: 25 },
  )
  .map((pieces) => pieces.join(''));
const article = fc
  .tuple(fc.dictionary(word, tree.node, { maxKeys: 3 }), fc.subarray(fields, { maxLength: 2 }))
  .map(([changes, left]) => {
    const changed = Object.entries({ ...validFields, ...changes }).filter(([name]) => !left.includes(name));
    return stringify(Object.fromEntries(changed));
  });
const source = fc.oneof(
  { weight: 2, arbitrary: article },
  yamlish,
  fc.string({ unit: 'binary' }),
  tree.map.map((map) => stringify(map)),
);

test('returns an article or readable diagnostics for any front matter and never throws', () => {
  const counts = { articles: 0, refused: 0 };
  fc.assert(
    fc.property(source, (written) => {
      const yaml = readYaml('content/artikler/x.mdx', written, 2);
      const { value, diagnostics } = validate('content/artikler/x.mdx', yaml, articleSchema, articleFields);
      counts[value ? 'articles' : 'refused'] += 1;
      if (value) return;
      expect(diagnostics.length).toBeGreaterThan(0);
      for (const { line, where, found, expected } of diagnostics) {
        expect(line).toBeGreaterThanOrEqual(2);
        expect(line).toBeLessThanOrEqual(written.split(/\r\n?|\n/).length + 2);
        expect([where, found, expected].every((text) => text !== '')).toBe(true);
        expect(expected).not.toMatch(/undefined|\[object|Error/);
      }
      expect(formatDiagnostics(diagnostics)).toContain('content/artikler/x.mdx:');
    }),
    { seed: 20250912, numRuns: 400 },
  );
  expect(counts.articles).toBeGreaterThan(20);
  expect(counts.refused).toBeGreaterThan(150);
});

test('returns a value or diagnostics for any data file and legal page and never throws', () => {
  const schemas = [
    ...Object.values(dataFields).map(([, schema]) => [schema, {}] as const),
    [textPageSchema, textPageFields] as const,
  ];
  fc.assert(
    fc.property(source, (written) => {
      for (const [schema, help] of schemas) {
        const yaml = readYaml('content/data/x.yaml', written);
        const { value, diagnostics } = validate<z.ZodType>('content/data/x.yaml', yaml, schema, help);
        if (value === null) expect(formatDiagnostics(diagnostics)).toContain('content/data/x.yaml:');
      }
    }),
    { seed: 20250912, numRuns: 60 },
  );
});

test('returns everything between the first two `---` lines as front matter, and null if the first line is another', () => {
  const content = fc.string({ unit: 'binary' }).filter((text) => !/(^|\n)---[ \t]*(\r?\n|$)/.test(text));
  fc.assert(
    fc.property(content, fc.constantFrom('\n', '\r\n'), fc.string(), (yaml, end, text) => {
      expect(splitFrontMatter(`---${end}${yaml}${end}---${end}${text}`)).toEqual({ yaml, text });
      expect(splitFrontMatter(` ---${end}${yaml}${end}---${end}${text}`)).toBeNull();
    }),
    { seed: 20250912, numRuns: 300 },
  );
});
