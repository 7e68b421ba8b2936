import { expect, test } from 'vitest';
import { storageSentence } from './statistics-tool.ts';
import { ownStorage, storageEntries } from './storage-list.ts';

const matomo = [
  { name: '_pk_id*', duration: '13 måneder' },
  { name: 'besøgende', duration: 'til du sletter det', place: 'Local storage' },
] as const;

test.each([
  [matomo, ['_pk_id*', 'besøgende'], 'som står i cookiepolitikken'],
  [[], [], 'gemmer intet'],
])(
  'of a tool that stores %j, the cookie page lists %j beside what the site itself stores, and the question says so',
  (storage, names, sentence) => {
    const tool = { name: 'Tal', company: 'Tal ApS', country: 'Danmark', storage };
    const added = storageEntries(tool).slice(ownStorage.length);
    expect(added.map(({ name, category }) => [name, category])).toEqual(
      names.map((name) => [name, 'Statistik']),
    );
    expect(storageSentence(tool)).toContain(sentence);
  },
);
