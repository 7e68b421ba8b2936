import { expect, test } from 'vitest';
import { storageSentence } from './statistics-tool.ts';
import { ownStorage, storageEntries } from './storage-list.ts';

const matomo = [
  { name: '_pk_id*', duration: '13 måneder' },
  { name: 'besøgende', duration: 'til du sletter det', place: 'Local storage' },
] as const;

test.each([
  [
    '/matomo.js',
    { name: 'Matomo', storage: matomo },
    ['_pk_id*', 'besøgende'],
    'som står i cookiepolitikken',
  ],
  ['/tal.js', { name: 'Tal', storage: [] }, [], 'gemmer intet'],
])(
  'of the tool %s, stated as %j, the cookie page lists %j beside what the site itself stores, and the question says so',
  (source, tool, names, sentence) => {
    const added = storageEntries(source, tool).slice(ownStorage.length);
    expect(added.map(({ name, category }) => [name, category])).toEqual(
      names.map((name) => [name, 'Statistik']),
    );
    expect(storageSentence(tool)).toContain(sentence);
  },
);
