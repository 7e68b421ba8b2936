import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { componentSpecs } from '../../scripts/content/schema/component-specs.ts';
import type { Fields } from '../../scripts/content/schema/fields-schema.ts';
import {
  articleFields,
  pageFields,
  readingFields,
  textPageFields,
} from '../../scripts/content/schema/front-matter-schema.ts';
import { readProjectFile } from './project-files.ts';

const guide = readProjectFile('content/README.md');

/** The tables of fields, by the heading that they stand under. */
const tables: Readonly<Record<string, Fields>> = {
  'Felterne øverst i en artikel': articleFields,
  'Sådan følger siden læseren': readingFields,
  'Felterne i en juridisk tekst': textPageFields,
  'Felterne øverst på en side': pageFields,
};

test("the writers' guide has every field, with its length and its example or what it is without", () => {
  for (const [heading, fields] of Object.entries(tables)) {
    const [, section = ''] = guide.split(`# ${heading}\n`);
    const [table = ''] = section.split(/\n#/);
    for (const [name, [, schema, example]] of Object.entries<Fields[string]>(fields)) {
      const { minLength, maxLength } = z.toJSONSchema(schema, {
        io: 'input',
        unrepresentable: 'any',
      });
      const { success: isOptional, data: unset } = schema.safeParse(undefined);
      const value = JSON.stringify(unset ?? 'intet')
        .replaceAll('"', '')
        .replace(',', ', ');
      const row = table.split('\n').find((line) => line.startsWith(`| \`${name}\` | `));
      const isReading = fields === readingFields;
      if (maxLength) expect(row, name).toContain(`${minLength}-${maxLength} tegn`);
      expect(row?.includes(', kan udelades |'), name).toBe(isOptional && !isReading);
      expect(row?.replaceAll('`', ''), name).toContain(` | ${isReading ? value : example} |`);
    }
  }
});

test("the examples in the writers' guide are valid", () => {
  for (const [field, [, schema, example]] of Object.values(tables).flatMap(Object.entries<Fields[string]>)) {
    if (!example) continue;
    const line = parse(example) as Record<string, unknown>;
    expect(Object.keys(line)).toEqual([field]);
    expect(schema.safeParse(line[field]).error?.issues ?? [], example).toEqual([]);
  }
});

test("the writers' guide shows every component with its example", () => {
  for (const [name, { example }] of Object.entries(componentSpecs)) {
    expect(guide, name).toContain(`\`<${name}`);
    expect(guide, name).toContain(example.slice(0, example.indexOf('…')).trim() || example);
  }
});
