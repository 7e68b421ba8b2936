import './danish-errors.ts';
import type { z } from 'zod';
import type { Diagnostic } from '../../lib/diagnostic.ts';
import { nearest } from '../../lib/nearest.ts';
import type { Fields } from './fields-schema.ts';
import type { YamlSource } from './yaml-source.ts';

type Path = readonly PropertyKey[];
/** What diagnostics of a value need of where it stands: the line of each part, and fields with examples. */
type Source = { readonly lineAt?: YamlSource['lineAt']; readonly fields?: Fields | undefined };

/**
 * Validates YAML with a schema. Returns the typed value, or null and all that is wrong, each with its line, the found and
 * expected values and, of `fields`, a line to paste.
 */
export function validate<Schema extends z.ZodType>(
  yaml: YamlSource,
  schema: Schema,
  fields?: Fields,
): { readonly value: z.output<Schema> | null; readonly diagnostics: readonly Diagnostic[] } {
  if (yaml.diagnostics.length) return { value: null, diagnostics: yaml.diagnostics };
  const { data, error } = schema.safeParse(yaml.value, { reportInput: true });
  if (!error) return { value: data, diagnostics: [] };
  return { value: null, diagnostics: diagnosticsOf(error, { lineAt: yaml.lineAt, fields }) };
}

/** Returns what is wrong with a value, parsed with `reportInput`, once for each of its parts, whose path is the place. */
export function diagnosticsOf({ issues }: z.ZodError, { lineAt, fields }: Source = {}): Diagnostic[] {
  const diagnostics = issues.flatMap((issue): Diagnostic[] => {
    const { path, message: expected } = issue;
    const placeOf = (path: Path) => ({ line: lineAt?.(path), where: formatPath(path) || 'filen' });
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({
        ...placeOf([...path, key]),
        found: key + unknown,
        expected,
      }));
    const isChoice = issue.code === 'invalid_value';
    const choice = isChoice && nearest(String(issue.input ?? ''), issue.values.map(String));
    const written = isChoice
      ? choice && `${String(path.at(-1))}: ${choice}`
      : withDay(fields?.[String(path[0])]?.[2], issue.input);
    return [{ ...placeOf(path), found: formatValue(issue.input), expected, example: written || undefined }];
  });
  // One value may break several rules: a text in place of a list of words is too long as well.
  const unique = new Map(diagnostics.toReversed().map((each) => [each.where + each.expected, each]));
  // A misspelt field is unknown, and the one that was meant is missing.
  const meant = diagnostics.flatMap(({ found, expected }) => (found.endsWith(unknown) ? [expected] : []));
  const isMeant = ({ where, found }: Diagnostic) =>
    found === nothing && meant.includes(where.split('.').at(-1) ?? '');
  return [...unique.values()].reverse().filter((each) => !isMeant(each));
}

/** Returns a valid line with the day that was written as in Danish: `30-09-2025`, `30. 9. 2025`. */
function withDay(line: string | undefined, written: unknown): string | undefined {
  const [, day = '', month = '', year] = /^(\d{1,2})[-./ ]+(\d{1,2})[-./ ]+(\d{4})$/.exec(`${written}`) ?? [];
  return year
    ? line?.replace(/\d{4}-\d\d-\d\d/, `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
    : line;
}

const unknown = ', som ikke findes';
const nothing = 'ingenting';

function formatValue(value: unknown): string {
  if (value === undefined || value === null) return nothing;
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
