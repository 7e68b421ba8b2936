import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { dataFields } from '#src/content/schema/data-schema.ts';
import { jsonSchemas, schemaFolder, snippetFile, snippets } from '../../scripts/content/editor-support.ts';
import { projectFiles, readProjectFile } from './project-files.ts';

const schemas = jsonSchemas();

test('the files that editors read are those of the schemas: otherwise run `npm run schemas`', () => {
  const names = Object.keys(schemas).map((name) => `${schemaFolder}/${name}.json`);
  expect(projectFiles(schemaFolder)).toEqual(names.sort());
  for (const [name, schema] of Object.entries(schemas))
    expect(JSON.parse(readProjectFile(`${schemaFolder}/${name}.json`)), name).toEqual(schema);
  expect(JSON.parse(readProjectFile(snippetFile))).toEqual(snippets());
});

test.each(Object.keys(dataFields))('%s.yaml names its schema, which marks an unknown field', (name) => {
  const source = readProjectFile(`content/data/${name}.yaml`);
  expect(source.split('\n')[0]).toBe(`# yaml-language-server: $schema=../../${schemaFolder}/${name}.json`);
  const schema = z.fromJSONSchema(schemas[name] as z.core.JSONSchema.JSONSchema);
  expect(schema.safeParse(parse(source)).error?.issues ?? []).toEqual([]);
  expect(schema.safeParse({ ...(parse(source) as object), ukendt: 1 }).success).toBe(false);
});
