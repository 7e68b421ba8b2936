import { expect, test } from 'vitest';
import { ownStorage, storageEntries } from './storage-list.ts';

test('lists only necessary storage without an analytics tool', () => {
  expect(storageEntries(undefined)).toBe(ownStorage);
  expect(new Set(ownStorage.map(({ category }) => category))).toEqual(new Set(['Nødvendige']));
});

test('names the place of storage that is not a cookie', () => {
  expect(storageEntries('https://cloud.umami.is/script.js').at(-1)).toMatchObject({
    name: 'umami.visitor',
    place: 'Local storage',
    category: 'Statistik',
  });
});

test.each([
  ['https://www.googletagmanager.com/gtag/js?id=G-1', ['_ga', '_ga_*', '_gid', '_gat*']],
  ['https://tal.example/matomo.js', ['_pk_id*', '_pk_ref*', '_pk_ses*']],
  ['https://plausible.io/js/script.js', []],
  ['https://tal.example/script.js', ['Cookies fra tal.example']],
  ['/statistik.js', ['Cookies fra vores egen statistik']],
])('adds the rows of the analytics script at %s', (script, names) => {
  const added = storageEntries(script).slice(ownStorage.length);
  expect(added.map(({ name }) => name)).toEqual(names);
  expect(added.every(({ category, place }) => category === 'Statistik' && place === 'Cookie')).toBe(true);
});

test.each([undefined, 'https://plausible.io/js/script.js', 'https://tal.example/script.js', '/statistik.js'])(
  'fills every cell of every row with the analytics script %s',
  (script) => {
    for (const row of storageEntries(script)) {
      for (const cell of Object.values(row)) expect(cell, row.name).toMatch(/\S/);
    }
  },
);

test('names the host of an unknown tool in its rows', () => {
  const added = storageEntries('https://tal.example/script.js').slice(ownStorage.length);
  expect(added.map(({ purpose }) => purpose).join()).toContain('tal.example');
});
