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
  const [expected, example] = helpOf(part, fields);
  const [written] = part.examples ?? [];
  return {
    expected: part.description ?? expected,
    example: written === undefined ? example : String(written),
    fields,
  };
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

/** Returns the expected value of a type, and an example where there is one. */
function helpOf(part: Part, fields: readonly string[]): readonly [expected?: string, example?: string] {
  const { type, format, minLength, maxLength, minimum, maximum, minItems, maxItems, items } = part;
  if (part.enum) return [`en af: ${part.enum.join(', ')}`, String(part.enum[0])];
  if (format === 'uri') return ['en hel adresse, der begynder med https://', 'https://www.firma.dk/side'];
  const range = between(minimum, maximum);
  const number = String(maximum ?? minimum);
  const points = minItems === 1 && !maxItems ? 'mindst ét punkt' : `${between(minItems, maxItems)} punkter`;
  const isListOfTexts = typeof items === 'object' && 'type' in items && items.type === 'string';
  switch (type) {
    case 'string': {
      const length = between(minLength, maxLength);
      return [`en tekst på ${length} tegn; tal i anførselstegn`, "'Teksten i anførselstegn'"];
    }
    case 'integer':
      return [`et helt tal, ${range}`, number];
    case 'number':
      return [`et tal, ${range}`, number];
    case 'boolean':
      return ['true eller false', 'true'];
    case 'array':
      return [`en liste med ${points}`, isListOfTexts ? "['det ene', 'det andet']" : undefined];
    case 'object':
      return [`felterne ${fields.join(', ')}`];
    default:
      return [];
  }
}

function between(least = 0, most?: number): string {
  if (most === undefined) return `mindst ${least}`;
  return least === most ? `${least}` : `${least}-${most}`;
}
