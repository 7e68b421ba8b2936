import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldsSchema, optional } from './fields-schema.ts';

const person = fieldsSchema({
  navn: ['name', z.string()],
  by: ['town', optional(z.string())],
  alder: ['age', z.number().default(7)],
});

test('renames Danish fields to their English names at any depth', () => {
  const town = fieldsSchema({ folk: ['people', z.array(person)] });
  expect(town.parse({ folk: [{ navn: 'Ane', by: 'Skagen', alder: 40 }] })).toEqual({
    people: [{ name: 'Ane', town: 'Skagen', age: 40 }],
  });
});

test('reads a missing field as null or its default', () => {
  expect(person.parse({ navn: 'Ane' })).toEqual({ name: 'Ane', town: null, age: 7 });
});

test('rejects an optional field that is present but empty', () => {
  expect(person.safeParse({ navn: 'Ane', by: null }).success).toBe(false);
});

test('reports diagnostics by the Danish field name', () => {
  const result = person.safeParse({ navn: 1, efternavn: 'Holm' });
  expect(result.error?.issues.map(({ code, path }) => [code, path])).toEqual([
    ['invalid_type', ['navn']],
    ['unrecognized_keys', []],
  ]);
});
