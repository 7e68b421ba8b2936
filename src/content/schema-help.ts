import { z } from 'zod';

type Part = z.core.JSONSchema.BaseSchema;

/** What a schema says about the value at a path, in Danish. */
type SchemaHelp = {
  /** Expected value. */
  readonly expected?: string;
  /** Valid value; none for items and groups of fields. */
  readonly example?: string;
  /** Names of the fields, when the value is a group of fields. */
  readonly fields: readonly string[];
};

/** Returns help for the value at `path` of what writers write, derived from the schema. */
export function schemaHelp(schema: z.ZodType, path: readonly PropertyKey[]): SchemaHelp {
  const whole: Part = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const part = path.reduce<Part | undefined>(partAt, whole);
  if (!part) return { fields: [] };
  const fields = fieldsOf(part);
  return { expected: describe(part, fields), example: exampleOf(part), fields };
}

function partAt(part: Part | undefined, key: PropertyKey): Part | undefined {
  const inner =
    typeof key === 'number' ? part?.items : (part?.properties?.[String(key)] ?? part?.additionalProperties);
  return typeof inner === 'object' && !Array.isArray(inner) ? inner : undefined;
}

function fieldsOf({ properties, propertyNames }: Part): string[] {
  if (properties) return Object.keys(properties);
  return typeof propertyNames === 'object' ? (propertyNames.enum ?? []).map(String) : [];
}

function describe(part: Part, fields: readonly string[]): string | undefined {
  const { type, description, format, minLength, maxLength, minimum, maximum, minItems, maxItems } = part;
  if (description) return description;
  if (part.enum) return `en af: ${part.enum.join(', ')}`;
  if (format === 'uri') return 'en hel adresse, der begynder med https://';
  switch (type) {
    case 'string':
      return `en tekst på ${between(minLength, maxLength)} tegn; tal i anførselstegn`;
    case 'integer':
      return `et helt tal, ${between(minimum, maximum)}`;
    case 'number':
      return `et tal, ${between(minimum, maximum)}`;
    case 'boolean':
      return 'true eller false';
    case 'array':
      return minItems === 1 && !maxItems
        ? 'en liste med mindst ét punkt'
        : `en liste med ${between(minItems, maxItems)} punkter`;
    case 'object':
      return `felterne ${fields.join(', ')}`;
    default:
      return undefined;
  }
}

function between(least = 0, most?: number): string {
  if (most === undefined) return `mindst ${least}`;
  return least === most ? `${least}` : `${least}-${most}`;
}

function exampleOf(part: Part): string | undefined {
  const { type, examples, format, minimum, maximum, items } = part;
  if (examples) return String(examples[0]);
  if (part.enum) return String(part.enum[0]);
  if (format === 'uri') return 'https://www.firma.dk/side';
  switch (type) {
    case 'string':
      return "'Teksten i anførselstegn'";
    case 'integer':
    case 'number':
      return String(maximum ?? minimum);
    case 'boolean':
      return 'true';
    case 'array':
      return typeof items === 'object' && 'type' in items && items.type === 'string'
        ? "['det ene', 'det andet']"
        : undefined;
    default:
      return undefined;
  }
}
