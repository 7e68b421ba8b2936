import { stringify } from 'yaml';
import { z } from 'zod';
import type { Diagnostic } from './diagnostic.ts';
import type { Fields } from './fields-schema.ts';
import { misnamed } from './misnamed.ts';
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

const oneLine = {
  lineWidth: 0,
  singleQuote: true,
  collectionStyle: 'flow',
  flowCollectionPadding: false,
} as const;

/** Returns a field with its value as a line of YAML; undefined where it takes several. */
function fieldLine(name: string, value: unknown): string | undefined {
  const text = stringify(value, oneLine).trim();
  return text.includes('\n') ? undefined : `${name}: ${text}`;
}

type Help = { readonly expected?: string; readonly example?: string };

/**
 * Returns the expected value and an example: as written for the field or setting, otherwise derived from the schema. Of
 * a number or one of some given values, the example is the one that was meant or none: a guess would be copied.
 */
function helpFor(
  { code, path, message }: z.core.$ZodIssue,
  schema: z.ZodType,
  fields: Fields,
  found: unknown,
): Help {
  const [name = '', inner = ''] = path.map(String);
  const written = fields[name]?.[2];
  const setting = written?.fields?.[inner]?.[2];
  const text = typeof found === 'object' ? '' : String(found ?? '');
  if (code === 'custom') return { expected: message, example: (setting ?? written)?.example };
  const { expected, example, isChoice } = schemaHelp(schema, path, text);
  if (setting) {
    const value = example && `${inner}: ${example}`;
    const line = isChoice ? value : setting.example;
    return { expected: setting.expected, example: line && `${name}: { ${line} }` };
  }
  const last = path.at(-1);
  const lineOf = (value?: string) => (typeof last === 'string' && value ? `${last}: ${value}` : undefined);
  if (!written) return { expected, example: lineOf(example) };
  const meant = inner ? undefined : written.meant?.(text);
  if (meant || isChoice) return { expected: written.expected, example: lineOf(meant ?? example) };
  return { expected: (inner && written.item) || written.expected, example: written.example };
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
  const { issues } = result.error;
  /** Fields whose value stands under a wrong name, which is reported instead. */
  const renamed = new Set<string>();
  const ofUnknownFields = issues.flatMap((issue): Diagnostic[] => {
    if (issue.code !== 'unrecognized_keys') return [];
    const known = schemaHelp(schema, issue.path).fields;
    const group = Object(valueAt(yaml.value, issue.path)) as Record<string, unknown>;
    const isMissing = (name: string) =>
      issues.some(({ path }) => formatPath(path) === formatPath([...issue.path, name]));
    const absent = known.filter((name) => !Object.hasOwn(group, name));
    const meant = misnamed(
      issue.keys,
      absent.filter(isMissing),
      absent.filter((name) => !isMissing(name)),
    );
    for (const name of meant.values()) renamed.add(formatPath([...issue.path, name]));
    return issue.keys.map((key) => {
      const name = meant.get(key);
      return {
        file,
        line: yaml.lineAt([...issue.path, key]),
        where: formatPath([...issue.path, key]),
        found: 'et felt, som ikke findes',
        expected: name ? `feltet ${name}` : `et af felterne: ${known.join(', ')}`,
        example: name && fieldLine(name, group[key]),
      };
    });
  });
  const ofValues = issues.flatMap((issue): Diagnostic[] => {
    if (issue.code === 'unrecognized_keys' || renamed.has(formatPath(issue.path))) return [];
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
    [...ofUnknownFields, ...ofValues].map((diagnostic) => [
      `${diagnostic.where}\n${diagnostic.expected}`,
      diagnostic,
    ]),
  );
  return { value: null, diagnostics: [...unique.values()] };
}
