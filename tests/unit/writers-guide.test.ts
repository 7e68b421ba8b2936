import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { componentSpecs } from '#src/content/mdx/component-specs.ts';
import { dataFields } from '#src/content/schema/data-schema.ts';
import type { FieldHelp } from '#src/content/schema/fields-schema.ts';
import { articleFields, readingFields, textPageFields } from '#src/content/schema/front-matter-schema.ts';
import { readProjectFile } from './project-files.ts';

const guide = readProjectFile('content/README.md');

type HelpedField = readonly [name: string, schema: z.ZodType, help: FieldHelp];
const rows = (fields: Readonly<Record<string, HelpedField>>) =>
  Object.entries(fields).map(([field, [, schema, { meaning, rule, example }]]) => ({
    field,
    schema,
    example,
    row: `| \`${field}\` | ${meaning} | ${rule}${schema.safeParse(undefined).success ? ', kan udelades' : ''} | \`${example}\` |`,
  }));

const tables = {
  'Felterne øverst i en artikel': rows(articleFields),
  'Felterne i en juridisk tekst': rows(textPageFields),
};

test.each(Object.entries(tables))("the writers' guide table »%s« matches the schema", (heading, fields) => {
  const section = guide.split(`# ${heading}\n`)[1]?.split('\n#')[0] ?? '';
  const table = section.split('\n').filter((line) => line.startsWith('| `'));
  expect(table).toEqual(fields.map(({ row }) => row));
});

test("the writers' guide: the table of reading options matches the schema, including the defaults", () => {
  const section = guide.split('### Sådan følger siden læseren\n')[1]?.split('\n#')[0] ?? '';
  const table = section.split('\n').filter((line) => line.startsWith('| `'));
  const unset = (value: unknown) =>
    value === null ? 'intet' : `\`${Array.isArray(value) ? `[${value.join(', ')}]` : String(value)}\``;
  expect(table).toEqual(
    Object.entries(readingFields).map(
      ([field, [, schema, { meaning, rule }]]) =>
        `| \`${field}\` | ${meaning} | ${rule} | ${unset(schema.parse(undefined))} |`,
    ),
  );
});

test.each([...Object.values(tables).flat(), ...rows(readingFields)])(
  "the writers' guide: the example `$example` is valid for the field $field",
  ({ field, schema, example }) => {
    const line = parse(example) as Record<string, unknown>;
    expect(Object.keys(line)).toEqual([field]);
    expect(schema.safeParse(line[field]).error?.issues ?? []).toEqual([]);
  },
);

/** Returns the enum values in a data file's schema, at any depth. */
function choices(schema: unknown): string[] {
  if (schema instanceof z.ZodPipe) return choices(schema.in);
  if (schema instanceof z.ZodObject) return Object.values(schema.shape).flatMap(choices);
  if (schema instanceof z.ZodArray) return choices(schema.element);
  if (schema instanceof z.ZodRecord) return [...choices(schema.keyType), ...choices(schema.valueType)];
  return schema instanceof z.ZodEnum ? schema.options.map(String) : [];
}

test.each(Object.entries(dataFields))(
  "the writers' guide lists each choice in %s.yaml",
  (name, [, schema]) => {
    const row = guide.split('\n').find((line) => line.startsWith(`| \`${name}.yaml\``)) ?? '';
    expect(row).not.toBe('');
    // The metrics of the example report are fixed; writers do not choose them.
    const own = choices(schema).filter((choice) => !['LCP', 'INP', 'CLS'].includes(choice));
    expect(own.filter((choice) => !row.includes(`\`${choice}\``))).toEqual([]);
  },
);

test("the writers' guide shows every component with its example", () => {
  for (const [name, spec] of Object.entries(componentSpecs)) {
    expect(guide, name).toContain(`\`<${name}`);
    expect(guide, name).toContain(spec.example.slice(0, spec.example.indexOf('…')).trim() || spec.example);
  }
});
