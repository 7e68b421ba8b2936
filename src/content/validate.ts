import { z } from 'zod';
import type { Problem } from './problem.ts';
import type { Fields } from './record.ts';
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

/** Returns the expected value and an example: as written for the field, otherwise derived from the schema. */
function helpFor({ code, path, message }: z.core.$ZodIssue, schema: z.ZodType, fields: Fields): Help {
  const written = helpAt(path, fields);
  if (written.expected) return written;
  if (code === 'custom') return { expected: message };
  const { expected, example } = schemaHelp(schema, path);
  const name = path.at(-1);
  return {
    expected,
    example: typeof name === 'string' && example ? `${name}: ${example}` : undefined,
  };
}

/** Returns the expected value and an example for the front matter field, setting or list item at `path`. */
function helpAt(path: readonly PropertyKey[], fields: Fields): Help {
  const [name, inner] = path.map(String);
  const help = fields[name ?? '']?.[2];
  const setting = help?.fields?.[inner ?? '']?.[2];
  if (setting) return { expected: setting.expected, example: `${name}: { ${setting.example} }` };
  return { ...help, ...(help?.item && path.length > 1 && { expected: help.item }) };
}

/**
 * Validates YAML with a schema. Returns the typed value, or all problems, each with its line and the found and expected
 * values.
 */
export function validate<Schema extends z.ZodType>(
  file: string,
  yaml: YamlSource,
  schema: Schema,
  fields: Fields = {},
): { ok: true; value: z.output<Schema> } | { ok: false; problems: Problem[] } {
  if (yaml.problems.length) return { ok: false, problems: [...yaml.problems] };
  const result = schema.safeParse(yaml.value);
  if (result.success) return { ok: true, value: result.data };
  const problems = result.error.issues.flatMap((issue): Problem[] => {
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
    const { expected = issue.message, example } = helpFor(issue, schema, fields);
    return [
      {
        file,
        line: yaml.lineAt(issue.path),
        where: formatPath(issue.path) || 'filen',
        found: formatValue(valueAt(yaml.value, issue.path)),
        expected,
        example,
      },
    ];
  });
  // One value may break several rules: a text in place of a list of words is too long as well.
  const seen = new Set<string>();
  const once = ({ where, expected }: Problem) => {
    const key = `${where}\n${expected}`;
    return !seen.has(key) && seen.add(key);
  };
  return { ok: false, problems: problems.filter(once) };
}
