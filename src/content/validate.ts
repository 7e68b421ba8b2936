import { z } from 'zod';
import type { Problem } from './problem.ts';
import type { Fields } from './record.ts';
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

/** Returns the expected value and an example for the field, setting or list item at `path`. */
function helpAt(path: readonly PropertyKey[], fields: Fields): { expected?: string; example?: string } {
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
      const known = issue.path.length ? (fields[String(issue.path[0])]?.[2]?.fields ?? {}) : fields;
      return issue.keys.map((key) => ({
        file,
        line: yaml.lineAt([...issue.path, key]),
        where: formatPath([...issue.path, key]),
        found: 'et felt, som ikke findes',
        expected: `et af felterne: ${Object.keys(known).join(', ') || 'se content/README.md'}`,
      }));
    }
    const { expected = issue.message, example } = helpAt(issue.path, fields);
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
  return { ok: false, problems };
}
