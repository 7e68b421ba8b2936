import { expect, test } from 'vitest';
import { deletions, isStated } from './clear-storage.ts';

test.each([
  ['besog', false, [null, 'www.nord.firma.example']],
  ['_ga', true, [null, 'www.nord.firma.example', 'nord.firma.example', 'firma.example']],
])(
  'deletes the cookie %s, on parent domains too if the tool is known to set it: %s',
  (name, known, domains) => {
    const texts = deletions(name, 'www.nord.firma.example', known);
    expect(texts.map((text) => /domain=(.*)/.exec(text)?.[1] ?? null)).toEqual(domains);
  },
);

test('a cookie is stated by its name, or by its beginning before a star', () => {
  const stated = ['_ga', '_pk_id*'];
  expect(['_ga', '_pk_id.1.1fff', '_gaestebog'].map((name) => isStated(name, stated))).toEqual([
    true,
    true,
    false,
  ]);
});
