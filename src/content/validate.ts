import { z } from 'zod';
import type { Diagnostic } from './diagnostic.ts';
import type { Fields } from './fields-schema.ts';
import { schemaHelp } from './schema-help.ts';
import type { YamlSource } from './yaml-source.ts';

z.config(z.locales.da());

function formatValue(value: unknown): string {
  if (value === undefined) return 'ingenting';
  const text = typeof value === 'string' ? `"${value}"` : JSON.stringify(value);
  const { length } = typeof value === 'string' ? value.trim() : text;
  return text.length > 120 ? `${text.slice(0, 117)}… (${length} tegn)` : text;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], value);
}

/** Formats a field's path, with list items counted from 1: `poster[3].navn`. */
function formatPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>(
    (text, key) =>
      typeof key === 'number'
        ? `${text}[${key + 1}]`
        : `${text}${text && '.'}${key === '' ? '""' : String(key)}`,
    '',
  );
}

type Help = { readonly expected?: string; readonly example?: string };

/** Returns the expected value and an example: as written for the field or setting, otherwise derived from the schema. */
function helpFor(
  { code, path, message }: z.core.$ZodIssue,
  schema: z.ZodType,
  fields: Fields,
  found: unknown,
): Help {
  const [name = '', inner = ''] = path.map(String);
  const written = fields[name]?.[2];
  const setting = written?.fields?.[inner]?.[2];
  if (code === 'custom') return { expected: message, example: (setting ?? written)?.example };
  if (setting) return { expected: setting.expected, example: `${name}: { ${setting.example} }` };
  const meant = typeof found === 'string' ? written?.meant?.(found) : undefined;
  if (written && meant) return { expected: written.expected, example: `${name}: ${meant}` };
  if (written) return { ...written, ...(written.item && inner && { expected: written.item }) };
  const { expected, example } = schemaHelp(schema, path);
  const last = path.at(-1);
  return { expected, example: typeof last === 'string' && example ? `${last}: ${example}` : undefined };
}

/**
 * Validates YAML with a schema. Returns the typed value, or null and all diagnostics, each with its line and the found and
 * expected values.
 */
export function validate<Schema extends z.ZodType>(
  file: string,
  yaml: YamlSource,
  schema: Schema,
  fields: Fields = {},
): { readonly value: z.output<Schema> | null; readonly diagnostics: readonly Diagnostic[] } {
  if (yaml.diagnostics.length) return { value: null, diagnostics: yaml.diagnostics };
  const result = schema.safeParse(yaml.value);
  if (result.success) return { value: result.data, diagnostics: [] };
  const diagnostics = result.error.issues.flatMap((issue): Diagnostic[] => {
    if (issue.code === 'unrecognized_keys') {
      const known = schemaHelp(schema, issue.path).fields;
      return issue.keys.map((key) => ({
        file,
        line: yaml.lineAt([...issue.path, key]),
        where: formatPath([...issue.path, key]),
        found: 'et felt, som ikke findes',
        expected: `et af felterne: ${known.join(', ')}`,
      }));
    }
    const found = valueAt(yaml.value, issue.path);
    const { expected = issue.message, example } = helpFor(issue, schema, fields, found);
    return [
      {
        file,
        line: yaml.lineAt(issue.path),
        where: formatPath(issue.path) || 'filen',
        found: formatValue(found),
        expected,
        example,
      },
    ];
  });
  // One value may break several rules: a text in place of a list of words is too long as well.
  const unique = new Map(
    diagnostics.map((diagnostic) => [`${diagnostic.where}\n${diagnostic.expected}`, diagnostic]),
  );
  return { value: null, diagnostics: [...unique.values()] };
}
