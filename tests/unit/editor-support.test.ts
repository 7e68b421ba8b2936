import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { componentSpecs } from '#src/content/mdx/component-specs.ts';
import { dataFields } from '#src/content/schema/data-schema.ts';
import { articleFields } from '#src/content/schema/front-matter-schema.ts';
import { jsonSchemas, schemaFolder, snippets } from '../../scripts/content/editor-support.ts';
import { readProjectFile } from './project-files.ts';

const schemas = jsonSchemas();

test('a text completes every component and field', () => {
  expect(Object.keys(snippets())).toEqual([...Object.keys(articleFields), ...Object.keys(componentSpecs)]);
  expect(snippets().kategori?.body).toEqual([expect.stringMatching(/^kategori: \$\{1\|SEO,/)]);
});

test.each(Object.keys(dataFields))('%s.yaml names its schema, which marks an unknown field', (name) => {
  const source = readProjectFile(`content/data/${name}.yaml`);
  expect(source.split('\n')[0]).toBe(`# yaml-language-server: $schema=../../${schemaFolder}/${name}.json`);
  const schema = z.fromJSONSchema(schemas[name] as z.core.JSONSchema.JSONSchema);
  expect(schema.safeParse(parse(source)).error?.issues ?? []).toEqual([]);
  expect(schema.safeParse({ ...(parse(source) as object), ukendt: 1 }).success).toBe(false);
});
