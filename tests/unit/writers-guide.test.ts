import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { z } from 'zod';
import { componentSpecs } from '../../scripts/content/mdx/component-specs.ts';
import type { FieldHelp } from '../../scripts/content/schema/fields-schema.ts';
import {
  articleFields,
  readingFields,
  textPageFields,
} from '../../scripts/content/schema/front-matter-schema.ts';
import { root } from '../../scripts/lib/root.ts';
import { readProjectFile } from './project-files.ts';

const file = 'content/README.md';
const guide = readProjectFile(file);

type Field = readonly [name: string, schema: z.ZodType, help: FieldHelp];
/** The tables of fields, by the heading that they stand under. */
const tables: Readonly<Record<string, Readonly<Record<string, Field>>>> = {
  'Felterne øverst i en artikel': articleFields,
  'Sådan følger siden læseren': readingFields,
  'Felterne i en juridisk tekst': textPageFields,
};

function row(field: string, [, schema, { meaning, rule, example }]: Field, isReading: boolean): string {
  const { success: isOptional, data: unset } = schema.safeParse(undefined);
  if (!isReading)
    return `| \`${field}\` | ${meaning} | ${rule}${isOptional ? ', kan udelades' : ''} | \`${example}\` |\n`;
  const value =
    unset === null ? 'intet' : `\`${JSON.stringify(unset).replaceAll(/"/g, '').replace(',', ', ')}\``;
  return `| \`${field}\` | ${meaning} | ${rule} | ${value} |\n`;
}

test("the writers' guide has the fields of the schema: `npm run unit -- writers-guide -u` writes its tables", async () => {
  let written = guide;
  for (const [heading, fields] of Object.entries(tables)) {
    const rows = Object.entries(fields).map(([name, field]) => row(name, field, fields === readingFields));
    const table = new RegExp(`(# ${heading}\\n[^#]*\\n\\| --- .*\\n)(?:\\|.*\\n)+`);
    expect(guide).toMatch(table);
    written = written.replace(table, (_, above: string) => above + rows.join(''));
  }
  await expect(written).toMatchFileSnapshot(join(root, file));
});

test("the examples in the writers' guide are valid", () => {
  for (const [field, [, schema, { example }]] of Object.values(tables).flatMap(Object.entries<Field>)) {
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
