import { expect, test } from 'vitest';
import { deletions, isStated } from './clear-storage.ts';

const domains = (texts: readonly string[]) => texts.map((text) => /domain=(.*)/.exec(text)?.[1] ?? null);

test('deletes a cookie on its own host, and on the parent domains if the tool is known to set it', () => {
  expect(domains(deletions('besog', 'www.nord.firma.example', false))).toEqual([
    null,
    'www.nord.firma.example',
  ]);
  expect(domains(deletions('_ga', 'www.nord.firma.example', true))).toEqual([
    null,
    'www.nord.firma.example',
    'nord.firma.example',
    'firma.example',
  ]);
});

test.each([
  ['_ga', true],
  ['_pk_id.1.1fff', true],
  ['_gaestebog', false],
])('%s is among the stated cookies _ga and _pk_id*: %s', (name, known) => {
  expect(isStated(name, ['_ga', '_pk_id*'])).toBe(known);
});
