import './schema/danish-errors.ts';
import { z } from 'zod';
import type { Diagnostic } from './diagnostic.ts';
import { nearest } from './nearest.ts';
import type { FieldHelp, Fields } from './schema/fields-schema.ts';
import type { YamlSource } from './yaml-source.ts';

type Path = readonly PropertyKey[];
type Validated<Schema extends z.ZodType> = {
  readonly value: z.output<Schema> | null;
  readonly diagnostics: readonly Diagnostic[];
};

/**
 * Validates YAML with a schema. Returns the typed value, or null and all diagnostics, each with its line and the found and
 * expected values.
 */
export function validate<Schema extends z.ZodType>(
  file: string,
  yaml: YamlSource,
  schema: Schema,
  help: Fields = {},
): Validated<Schema> {
  if (yaml.diagnostics.length) return { value: null, diagnostics: yaml.diagnostics };
  const result = schema.safeParse(yaml.value);
  if (result.success) return { value: result.data, diagnostics: [] };
  const diagnostics = problemsOf(result.error, yaml.value, schema, help).map(({ path, ...problem }) => ({
    file,
    line: yaml.lineAt(path),
    where: formatPath(path) || 'filen',
    ...problem,
  }));
  return { value: null, diagnostics };
}

type Problem = Pick<Diagnostic, 'found' | 'expected' | 'example'> & { readonly path: Path };

/** Returns what is wrong with a value, once for each of its parts. */
export function problemsOf(
  { issues }: z.ZodError,
  value: unknown,
  schema: z.ZodType,
  help: Fields = {},
): Problem[] {
  const problems = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? unknownFields(issue, fieldsAt(schema, issue.path))
      : wrongValue(issue, value, help),
  );
  // One value may break several rules: a text in place of a list of words is too long as well.
  const unique = new Map(problems.toReversed().map((each) => [formatPath(each.path) + each.expected, each]));
  return [...unique.values()].reverse();
}

/** Returns the fields that do not exist, each with the one that is close, or with all that do. */
function unknownFields(
  { keys, path }: z.core.$ZodIssueUnrecognizedKeys,
  known: readonly string[],
): Problem[] {
  return keys.map((key) => ({
    path: [...path, key],
    found: `${key}, som ikke findes`,
    expected: nearest(key, known) ?? `en af: ${known.join(', ') || 'ingen'}`,
  }));
}

type Part = z.core.JSONSchema.BaseSchema;

/** Returns the names of the fields that a schema has at a path. */
function fieldsAt(schema: z.ZodType, path: Path): string[] {
  const whole: Part = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const part = path.reduce<Part>((at, key) => {
    const inner =
      typeof key === 'number' ? at.items : (at.properties?.[String(key)] ?? at.additionalProperties);
    return (inner ?? {}) as Part;
  }, whole);
  return Object.keys(part.properties ?? {});
}

/** Returns what is wrong with a value, what it must be and how to write it; of given values the one that is close. */
function wrongValue(issue: z.core.$ZodIssue, root: unknown, fields: Fields): Problem {
  const { path, code, message } = issue;
  const value = valueAt(root, path);
  const help = helpAt(fields, path);
  const isRule = code !== 'custom' && typeof path.at(-1) === 'string';
  const choice =
    code === 'invalid_value' ? nearest(String(value ?? ''), issue.values.map(String)) : undefined;
  return {
    path,
    found: formatValue(value),
    expected: (isRule && help?.rule) || message,
    example: code === 'invalid_value' ? choice && `${String(path.at(-1))}: ${choice}` : help?.example,
  };
}

/** Returns the help of a field of the front matter, or of a setting in it. */
function helpAt(fields: Fields, [name = '', inner]: Path): FieldHelp | undefined {
  const help = Object.hasOwn(fields, name) ? fields[String(name)]?.[2] : undefined;
  return help?.fields && inner !== undefined ? helpAt(help.fields, [inner]) : help;
}

function formatValue(value: unknown): string {
  if (value === undefined) return 'ingenting';
  const text = typeof value === 'string' ? `"${value}"` : JSON.stringify(value);
  const { length } = typeof value === 'string' ? value.trim() : text;
  return text.length > 80 ? `${text.slice(0, 77)}… (${length} tegn)` : text;
}

function valueAt(value: unknown, path: Path): unknown {
  return path.reduce<unknown>((at, key) => (at as Record<PropertyKey, unknown> | undefined)?.[key], value);
}

/** Formats a field's path, with list items counted from 1: `poster[3].navn`. */
export function formatPath(path: Path): string {
  return path.reduce<string>(
    (text, key) =>
      typeof key === 'number'
        ? `${text}[${key + 1}]`
        : `${text}${text && '.'}${key === '' ? '""' : String(key)}`,
    '',
  );
}
