import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { dataFields } from '#src/content/schema/data-schema.ts';
import { jsonSchemas, schemaFolder } from '../../scripts/content/editor-support.ts';
import { readProjectFile } from './project-files.ts';

const schemas = jsonSchemas();

test.each(Object.keys(dataFields))('%s.yaml names its schema, which marks an unknown field', (name) => {
  const source = readProjectFile(`content/data/${name}.yaml`);
  expect(source.split('\n')[0]).toBe(`# yaml-language-server: $schema=../../${schemaFolder}/${name}.json`);
  const schema = z.fromJSONSchema(schemas[name] as z.core.JSONSchema.JSONSchema);
  expect(schema.safeParse(parse(source)).error?.issues ?? []).toEqual([]);
  expect(schema.safeParse({ ...(parse(source) as object), ukendt: 1 }).success).toBe(false);
});
