import { z } from 'zod';

/** What messages and the guide say of a front matter field. */
export type FieldHelp = {
  /** What the value must be. */
  readonly rule: string;
  /** Valid line to paste. */
  readonly example: string;
  /** Fields of the value, when it is a group of settings. */
  readonly fields?: FieldsWithHelp;
};

/** English name, schema and, for front matter, help. The key in `Fields` is the Danish name. */
type Field = readonly [name: string, schema: z.ZodType, help?: FieldHelp];
export type Fields = Readonly<Record<string, Field>>;

export type FieldsWithHelp = Readonly<Record<string, readonly [string, z.ZodType, FieldHelp]>>;

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
