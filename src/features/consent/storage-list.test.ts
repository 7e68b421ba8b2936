import { expect, test } from 'vitest';
import { storageSentence } from './consent-markup.ts';
import { ownStorage, storageEntries } from './storage-list.ts';

const added = (...settings: Parameters<typeof storageEntries>) =>
  storageEntries(...settings).slice(ownStorage.length);

test('lists only necessary storage without a statistics tool', () => {
  expect(storageEntries(undefined)).toBe(ownStorage);
  expect(new Set(ownStorage.map(({ category }) => category))).toEqual(new Set(['Nødvendige']));
});

test('lists what the owner states that the tool stores, in cookies unless another place is named', () => {
  const storage = [
    { name: '_pk_id*', duration: '13 måneder' },
    { name: 'besøgende', duration: 'til du sletter det', place: 'Local storage' },
  ];
  expect(added('/matomo.js', { name: 'Matomo', storage })).toMatchObject([
    { name: '_pk_id*', place: 'Cookie', category: 'Statistik', purpose: expect.stringContaining('Matomo') },
    { name: 'besøgende', place: 'Local storage', duration: 'til du sletter det' },
  ]);
  expect(storageSentence({ name: 'Matomo', storage })).toContain('som står i cookiepolitikken');
  expect(added('https://tal.example/a.js', { name: 'Tal', storage: [] })).toEqual([]);
  expect(storageSentence({ name: 'Tal', storage: [] })).toContain('gemmer intet');
});

test.each([
  ['https://tal.example/script.js', 'Ukendt (tal.example)'],
  ['/statistik.js', 'Ukendt (vores egen statistik)'],
])('says of the tool at %s that nobody has stated what it stores', (source, name) => {
  expect(added(source, null)).toMatchObject([{ name, category: 'Statistik' }]);
  expect(storageSentence(null)).toContain('Vi ved endnu ikke');
});
