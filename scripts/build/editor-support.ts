import { z } from 'zod';
import { dataFields } from '../content/schema/data-schema.ts';

/** Folder of the generated schemas, from the project's root. */
export const schemaFolder = '.vscode/schemas';

/** Returns the JSON Schema of each data file by name, from which editors complete and mark its fields. */
export function jsonSchemas(): Readonly<Record<string, z.core.JSONSchema.BaseSchema>> {
  const schemas = Object.entries(dataFields).map(([name, [, schema]]) => [
    name,
    z.toJSONSchema<z.ZodType>(schema, { io: 'input', unrepresentable: 'any', target: 'draft-7' }),
  ]);
  return Object.fromEntries(schemas);
}
