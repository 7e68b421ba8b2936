import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { dataFields } from '#src/content/data-schema.ts';
import { jsonSchemas, schemaFolder, schemaLine, snippetFile, snippets } from '#src/content/editor-support.ts';
import { validFields } from '../fixtures/article-fields.ts';
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
  expect(source.split('\n')[0]).toBe(schemaLine(name));
  const schema = z.fromJSONSchema(schemas[name] as z.core.JSONSchema.JSONSchema);
  expect(schema.safeParse(parse(source)).error?.issues ?? []).toEqual([]);
  expect(schema.safeParse({ ...(parse(source) as object), ukendt: 1 }).success).toBe(false);
});

test('the schema of an article marks what is missing, unknown or no choice', () => {
  const schema = z.fromJSONSchema(schemas.artikel as z.core.JSONSchema.JSONSchema);
  const { titel, ...rest } = validFields;
  expect(schema.safeParse(validFields).error?.issues ?? []).toEqual([]);
  expect(schema.safeParse(rest).success).toBe(false);
  expect(schema.safeParse({ ...validFields, kategori: 'Seo' }).success).toBe(false);
  expect(schema.safeParse({ ...validFields, forfatter: titel }).success).toBe(false);
  expect(schema.safeParse({ ...validFields, læsning: { afstand: 500 } }).success).toBe(false);
});

test('editors offer the choices of a field and a component with its end', () => {
  expect(snippets().kategori?.body).toEqual([expect.stringMatching(/^kategori: \$\{1\|SEO,/)]);
  expect(snippets().Note?.body).toEqual([
    expect.stringMatching(/^<Note titel="\$\{1:Husk\}">$/),
    '',
    '$0',
    '',
    '</Note>',
  ]);
  expect(snippets().Kilde?.body).toEqual([
    expect.stringMatching(/^<Kilde navn="\$\{1:[^}]+\}" til="\$\{2:https:[^}]+\}" \/>$/),
  ]);
});
