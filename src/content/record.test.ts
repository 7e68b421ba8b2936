import { expect, test } from 'vitest';
import { z } from 'zod';
import { optional, record } from './record.ts';

const person = record({
  navn: ['name', z.string()],
  by: ['town', optional(z.string())],
  alder: ['age', z.number().default(7)],
});

test('Danish fields become the names that code reads, at any depth', () => {
  const town = record({ folk: ['people', z.array(person)] });
  expect(town.parse({ folk: [{ navn: 'Ane', by: 'Skagen', alder: 40 }] })).toEqual({
    people: [{ name: 'Ane', town: 'Skagen', age: 40 }],
  });
});

test('a field left out is null or its default', () => {
  expect(person.parse({ navn: 'Ane' })).toEqual({ name: 'Ane', town: null, age: 7 });
});

test('an optional field that is there but empty is no value', () => {
  expect(person.safeParse({ navn: 'Ane', by: null }).success).toBe(false);
});

test('problems name the Danish field', () => {
  const result = person.safeParse({ navn: 1, efternavn: 'Holm' });
  expect(result.error?.issues.map(({ code, path }) => [code, path])).toEqual([
    ['invalid_type', ['navn']],
    ['unrecognized_keys', []],
  ]);
});
