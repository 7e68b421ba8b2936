import { z } from 'zod';
import { nearest } from './nearest.ts';

type Part = z.core.JSONSchema.BaseSchema;

/** What a schema says about the value at a path, in Danish. */
type SchemaHelp = {
  /** Expected value. */
  readonly expected?: string;
  /**
   * Valid value that shows how to write one; of a number or of given values the one that was meant. None for items, groups
   * of fields, and where nothing tells what was meant.
   */
  readonly example?: string;
  /** Whether it is a number or one of the values that `expected` lists: any example would be a guess. */
  readonly isChoice: boolean;
  /** Names of the fields, when the value is a group of fields. */
  readonly fields: readonly string[];
};

/** Returns help for the value at `path` of what writers write, derived from the schema. `found` is what stands there. */
export function schemaHelp(schema: z.ZodType, path: readonly PropertyKey[], found = ''): SchemaHelp {
  const whole: Part = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const part = path.reduce<Part | undefined>(partAt, whole);
  if (!part) return { isChoice: false, fields: [] };
  const fields = fieldsOf(part);
  const [expected, sample] = helpOf(part, fields);
  const [written = sample] = part.examples ?? [];
  const isChoice = part.enum !== undefined || ['boolean', 'integer', 'number'].includes(String(part.type));
  const example = isChoice ? meantChoice(part, found) : written;
  return {
    expected: part.description ?? expected,
    example: example === undefined ? undefined : String(example),
    isChoice,
    fields,
  };
}

/** Returns the number or the one of the given values that was meant; undefined if that cannot be told. */
function meantChoice(part: Part, found: string): string | undefined {
  if (part.enum) return nearest(found, part.enum.map(String));
  if (part.type === 'boolean')
    return /^ja$/i.test(found) ? 'true' : /^nej$/i.test(found) ? 'false' : undefined;
  const [number = '', ...others] = found.replace(',', '.').match(/-?\d+(?:\.\d+)?/g) ?? [];
  const isInRange =
    Number(number) >= (part.minimum ?? 0) && Number(number) <= (part.maximum ?? Number(number));
  const isWhole = part.type === 'number' || /^\d+$/.test(number);
  return number && others.length === 0 && isInRange && isWhole ? number : undefined;
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

/** Returns the expected value of a type, and an example where one shows how to write it. */
function helpOf(part: Part, fields: readonly string[]): readonly [expected?: string, example?: string] {
  const { type, format, minLength, maxLength, minimum, maximum, minItems, maxItems, items } = part;
  if (part.enum) return [`en af: ${part.enum.join(', ')}`];
  if (format === 'uri') return ['en hel adresse, der begynder med https://', 'https://www.firma.dk/side'];
  const range = between(minimum, maximum);
  const points = minItems === 1 && !maxItems ? 'mindst ét punkt' : `${between(minItems, maxItems)} punkter`;
  const isListOfTexts = typeof items === 'object' && 'type' in items && items.type === 'string';
  switch (type) {
    case 'string': {
      const length = between(minLength, maxLength);
      return [`en tekst på ${length} tegn; tal i anførselstegn`, "'Teksten i anførselstegn'"];
    }
    case 'integer':
      return [`et helt tal, ${range}`];
    case 'number':
      return [`et tal, ${range}`];
    case 'boolean':
      return ['true eller false'];
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
