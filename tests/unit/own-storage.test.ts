import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { consentCookie } from '#src/features/consent/own-storage-names.ts';
import { ownStorage } from '#src/features/consent/storage-list.ts';

const source = join(import.meta.dirname, '../../src');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(tsx?|html)$/.test(file) && !/\.(test|d)\.tsx?$/.test(file))
  .map((file) => ({ file, text: withoutComments(readFileSync(join(source, file), 'utf8')) }));

/** Removes comments, which may name storage without using it. */
function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
}

function namesFound(pattern: RegExp): string[] {
  return files.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name = '']) => name));
}

function uses(pattern: RegExp): boolean {
  return files.some(({ text }) => pattern.test(text));
}

/** Returns the members of a union type such as `'a' | 'b'`, for storage keys that are passed as arguments. */
function unionOf(type: string): string[] {
  const declared = files.flatMap(({ text }) => text.match(new RegExp(`type ${type} =([^;]*);`))?.[1] ?? []);
  return [...declared.join().matchAll(/'([^']+)'/g)].map(([, name = '']) => name);
}

test('lists exactly the names that the code stores', () => {
  const stored = new Set([
    ...namesFound(/Storage\.(?:get|set|remove)Item\(\s*'([^']+)'/g),
    ...namesFound(/Storage\[['"]([^'"]+)['"]\]/g),
    ...unionOf('DraftKey'),
    ...(uses(/history\.(?:push|replace)State\(/) ? ['history.state'] : []),
    consentCookie.name,
  ]);
  expect(ownStorage.map(({ name }) => name).sort()).toEqual([...stored].sort());
});

test('describes everything that the code stores in the tab’s history', () => {
  const descriptions: Record<string, string> = {
    prisberegner: 'dit trin og dine svar i prisberegneren',
    emne: 'om du kom for at få nyhedsbrevet eller spørge om en pakke',
    from: 'hvilken gammel adresse du kom fra',
    type: 'hvilken gammel adresse du kom fra',
  };
  const stored = namesFound(/history\.(?:push|replace)State\(\{([^}]*)\}/g).flatMap((fields) =>
    [...fields.matchAll(/(\w+):/g)].map(([, name = '']) => name),
  );
  expect(stored.sort()).toEqual(Object.keys(descriptions).sort());
  const purpose = ownStorage.find(({ name }) => name === 'history.state')?.purpose;
  for (const words of Object.values(descriptions)) expect(purpose).toContain(words);
});

/* A file that uses storage must be listed here, as a reminder to describe in `storage-list.ts` what it stores. */
const filesByApi: Record<string, readonly string[]> = {
  sessionStorage: [
    'browser/notification-bar.ts',
    'features/consent/clear-storage.ts',
    'features/lead-form/session-draft.ts',
    'index.html',
  ],
  localStorage: ['features/consent/clear-storage.ts'],
  indexedDB: ['features/consent/clear-storage.ts'],
  'document.cookie': ['features/consent/clear-storage.ts', 'features/consent/consent.ts'],
  cookieStore: [],
  'caches.open': [],
};

test.each(Object.entries(filesByApi))('uses %s in the listed files only', (name, known) => {
  const word = new RegExp(`\\b${name.replace('.', '\\.')}\\b`);
  expect(
    files
      .filter(({ text }) => word.test(text))
      .map(({ file }) => file)
      .sort(),
  ).toEqual(known);
});
