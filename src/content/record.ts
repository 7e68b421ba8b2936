import { z } from 'zod';

/** What writers are told of a field, in error messages, in the guide and in a new article. */
export type FieldHelp = {
  /** What must stand there, as an error message says it. */
  readonly expected: string;
  /** A line to paste. */
  readonly example: string;
  /** What the field is for, as the guide says it. */
  readonly meaning: string;
  /** What the guide says instead of `expected`. */
  readonly rule?: string;
  /** What a new article begins with. */
  readonly initial?: (article: NewArticle) => unknown;
};

/** What is known of an article before it is written; `today` is an ISO day. */
export type NewArticle = { readonly title: string; readonly slug: string; readonly today: string };

/** A field as writers name it: its name in code, its schema, and help for those that have it. */
type Field = readonly [name: string, schema: z.ZodType, help?: FieldHelp];
export type Fields = Readonly<Record<string, Field>>;

type Shape<F extends Fields> = { [Key in keyof F]: F[Key][1] };
type Renamed<F extends Fields> = { [Key in keyof F as F[Key][0]]: z.output<F[Key][1]> };

/** The schema of an object that writers fill in with Danish names and code reads with English ones. */
export function record<const F extends Fields>(fields: F) {
  const entries = Object.entries(fields);
  const shape = Object.fromEntries(entries.map(([key, [, schema]]) => [key, schema])) as Shape<F>;
  return z.strictObject(shape).transform((value) => {
    const given = value as Record<string, unknown>;
    // Each key of the table becomes the name beside it, which the compiler cannot follow through an object made at
    // run time.
    return Object.fromEntries(entries.map(([key, [name]]) => [name, given[key]])) as Renamed<F>;
  });
}

/** A field that may be left out, read as null. */
export function optional<Schema extends z.ZodType>(schema: Schema) {
  return schema.optional().transform((value): z.output<Schema> | null => value ?? null);
}
