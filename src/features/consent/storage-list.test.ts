import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { consentCookie } from './own-storage-names.ts';
import { ownStorage, storageEntries } from './storage-list.ts';

const source = join(import.meta.dirname, '../..');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(tsx?|html)$/.test(file) && !/\.(test|d)\.tsx?$/.test(file))
  .map((file) => ({ file, text: withoutComments(readFileSync(join(source, file), 'utf8')) }));

/** Storage named in a comment stores nothing. */
function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}

function namesFound(pattern: RegExp): string[] {
  return files.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name = '']) => name));
}

function uses(pattern: RegExp): boolean {
  return files.some(({ text }) => pattern.test(text));
}

/** The names a type such as `'a' | 'b'` allows, for a file that is given its key by others. */
function unionOf(type: string): string[] {
  const declared = files.flatMap(({ text }) => text.match(new RegExp(`type ${type} =([^;]*);`))?.[1] ?? []);
  return [...declared.join().matchAll(/'([^']+)'/g)].map(([, name = '']) => name);
}

test('the list names exactly what the code stores', () => {
  const stored = new Set([
    ...namesFound(/Storage\.(?:get|set|remove)Item\(\s*'([^']+)'/g),
    ...namesFound(/Storage\['([^']+)'\]/g),
    ...unionOf('DraftKey'),
    ...(uses(/history\.(?:push|replace)State\(/) ? ['history.state'] : []),
    consentCookie.name,
  ]);
  expect(ownStorage.map(({ name }) => name).sort()).toEqual([...stored].sort());
});

test('the list says everything that the code keeps in the tab’s history', () => {
  const told: Record<string, string> = {
    prisberegner: 'dit trin og dine svar i prisberegneren',
    nyhedsbrev: 'om du kom for at få nyhedsbrevet',
    from: 'hvilken gammel adresse du kom fra',
    type: 'hvilken gammel adresse du kom fra',
  };
  const kept = namesFound(/history\.(?:push|replace)State\(\{([^}]*)\}/g).flatMap((fields) =>
    [...fields.matchAll(/(\w+):/g)].map(([, name = '']) => name),
  );
  expect(kept.sort()).toEqual(Object.keys(told).sort());
  const purpose = ownStorage.find(({ name }) => name === 'history.state')?.purpose;
  for (const words of Object.values(told)) expect(purpose).toContain(words);
});

/* A new way to store must come past this list, so that the cookie page cannot fall behind. */
const touches: Record<string, readonly string[]> = {
  sessionStorage: [
    'browser/notification-bar.ts',
    'features/consent/clear-third-party-storage.ts',
    'features/lead-form/session-draft.ts',
    'index.html',
  ],
  localStorage: ['features/consent/clear-third-party-storage.ts'],
  indexedDB: ['features/consent/clear-third-party-storage.ts'],
  'document.cookie': ['features/consent/clear-third-party-storage.ts', 'features/consent/consent.ts'],
  cookieStore: [],
  'caches.open': [],
};

test.each(Object.entries(touches))('%s is touched only where the list knows of it', (name, known) => {
  const word = new RegExp(`\\b${name.replace('.', '\\.')}\\b`);
  expect(
    files
      .filter(({ text }) => word.test(text))
      .map(({ file }) => file)
      .sort(),
  ).toEqual(known);
});

test('without an analytics tool only necessary storage is listed', () => {
  expect(storageEntries(undefined)).toBe(ownStorage);
  expect(new Set(ownStorage.map(({ category }) => category))).toEqual(new Set(['Nødvendige']));
});

test('what a tool keeps elsewhere than in cookies says so', () => {
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
])('an analytics script at %s adds its own rows', (script, names) => {
  const added = storageEntries(script).slice(ownStorage.length);
  expect(added.map(({ name }) => name)).toEqual(names);
  expect(added.every(({ category, place }) => category === 'Statistik' && place === 'Cookie')).toBe(true);
});

test.each([undefined, 'https://plausible.io/js/script.js', 'https://tal.example/script.js', '/statistik.js'])(
  'every row says what is stored, why, where and for how long, with %s',
  (script) => {
    for (const row of storageEntries(script)) {
      for (const cell of Object.values(row)) expect(cell, row.name).toMatch(/\S/);
    }
  },
);

test('the rows of a tool name who counts', () => {
  const added = storageEntries('https://tal.example/script.js').slice(ownStorage.length);
  expect(added.map(({ purpose }) => purpose).join()).toContain('tal.example');
});
