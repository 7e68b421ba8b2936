import './danish-errors.ts';
import { z } from 'zod';
import type { Finding } from '../diagnostic.ts';
import { nearest } from '../nearest.ts';
import type { YamlSource } from './yaml-source.ts';

type Path = readonly PropertyKey[];
/** JSON Schema of a value, with the `example` of its field. */
type Part = z.core.JSONSchema.BaseSchema;
type Words = Pick<Finding, 'found' | 'expected' | 'example'>;

/**
 * Validates YAML with a schema. Returns the typed value, or null and all that is wrong, each with its line and the found and
 * expected values.
 */
export function validate<Schema extends z.ZodType>(
  yaml: YamlSource,
  schema: Schema,
): { readonly value: z.output<Schema> | null; readonly findings: readonly Finding[] } {
  if (yaml.findings.length) return { value: null, findings: yaml.findings };
  const { data, error } = schema.safeParse(yaml.value, { reportInput: true });
  if (!error) return { value: data, findings: [] };
  return { value: null, findings: findingsOf(error, schema, yaml.lineAt) };
}

/** Returns what is wrong with a value, parsed with `reportInput`, once for each of its parts, whose path is the place. */
export function findingsOf(
  { issues }: z.ZodError,
  schema: z.ZodType,
  lineAt?: YamlSource['lineAt'],
): Finding[] {
  const placeOf = (path: Path) => ({ line: lineAt?.(path), where: formatPath(path) || 'filen' });
  const whole: Part = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const findings = issues.flatMap((issue) => {
    const { path } = issue;
    const parts = partsAt(whole, path);
    if (issue.code !== 'unrecognized_keys') return { ...placeOf(path), ...wrongValue(issue, parts) };
    const known = Object.keys(parts.at(-1)?.properties ?? {});
    return issue.keys.map((key) => ({ ...placeOf([...path, key]), ...unknownField(key, known) }));
  });
  // One value may break several rules: a text in place of a list of words is too long as well.
  const unique = new Map(findings.toReversed().map((each) => [each.where + each.expected, each]));
  return [...unique.values()].reverse();
}

/** Returns a schema, and those of the values on the way to a path in it. */
function partsAt(whole: Part, path: Path): Part[] {
  const parts = [whole];
  for (const key of path) {
    const { items, properties, additionalProperties } = parts.at(-1) ?? {};
    const inner = typeof key === 'number' ? items : (properties?.[String(key)] ?? additionalProperties);
    parts.push((inner ?? {}) as Part);
  }
  return parts;
}

/** Says of a field that does not exist which is close, or which do. */
function unknownField(key: string, known: readonly string[]): Words {
  const expected = nearest(key, known) ?? `en af: ${known.join(', ') || 'ingen'}`;
  return { found: `${key}, som ikke findes`, expected };
}

/** Says what a value must be and how to write it; of given values the one that is close. */
function wrongValue(issue: z.core.$ZodIssue, parts: readonly Part[]): Words {
  const isChoice = issue.code === 'invalid_value';
  const choice = isChoice ? nearest(String(issue.input ?? ''), issue.values.map(String)) : undefined;
  const example = parts.findLast((part) => part.example)?.example;
  return {
    found: formatValue(issue.input),
    expected: issue.message,
    example: isChoice ? choice && `${String(issue.path.at(-1))}: ${choice}` : example?.toString(),
  };
}

function formatValue(value: unknown): string {
  if (value === undefined || value === null) return 'ingenting';
  // JSON has no word for a number that is none.
  if (typeof value === 'number') return String(value);
  const text = typeof value === 'string' ? `"${value}"` : JSON.stringify(value);
  const { length } = typeof value === 'string' ? value.trim() : text;
  return text.length > 80 ? `${text.slice(0, 77)}… (${length} tegn)` : text;
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
