import { z } from 'zod';

/**
 * English name and schema of each field, and in front matter a valid line, which messages and the guide show. The key is
 * the Danish name.
 */
export type Fields = Readonly<Record<string, readonly [name: string, schema: z.ZodType, example?: string]>>;

type Shape<F extends Fields> = { [Key in keyof F]: F[Key][1] };
/** Value of each field under its English name. */
export type Renamed<F extends Fields> = { [Key in keyof F as F[Key][0]]: z.output<F[Key][1]> };

/** Creates a schema for an object with the Danish keys of writers, and renames them to the English names in code. */
export function fieldsSchema<const F extends Fields>(fields: F) {
  const entries = Object.entries(fields);
  const shape = Object.fromEntries(entries.map(([key, [, schema]]) => [key, schema])) as Shape<F>;
  return z.strictObject(shape).transform((value) => {
    const given = value as Record<string, unknown>;
    // TypeScript cannot infer the renamed keys of an object created at run time.
    return Object.fromEntries(entries.map(([key, [name]]) => [name, given[key]])) as Renamed<F>;
  });
}

/** Makes a field optional; null when it is missing. */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  return schema.optional().transform((value): z.output<Schema> | null => value ?? null);
}
