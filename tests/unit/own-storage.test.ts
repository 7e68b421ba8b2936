import { expect, test } from 'vitest';
import { consentCookie, ownStorage } from '#src/features/consent/storage-list.ts';
import { projectFiles, readProjectFile } from './project-files.ts';

const files = projectFiles('src')
  .filter((file) => /\.(tsx?|html)$/.test(file) && !/\.(test|d)\.tsx?$/.test(file))
  // Comments may name storage without using it.
  .map((file) => ({ file, text: readProjectFile(file).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '') }));

const found = (pattern: RegExp) =>
  files.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name = '']) => name));

test('the cookie page lists exactly what the code stores', () => {
  const drafts = found(/type DraftKey =([^;]*);/g).join();
  const stored = new Set([
    ...found(/Storage\.(?:get|set|remove)Item\(\s*'([^']+)'/g),
    ...found(/Storage\[['"]([^'"]+)['"]\]/g),
    ...[...drafts.matchAll(/'([^']+)'/g)].map(([, name = '']) => name),
    ...found(/(history)\.(?:push|replace)State\(/g).map(() => 'history.state'),
    consentCookie.name,
  ]);
  expect(ownStorage.map(({ name }) => name).sort()).toEqual([...stored].sort());
});

test('nothing but the consent code uses cookies, databases or storage that outlives the tab', () => {
  const lasting = /\b(?:localStorage|indexedDB|document\.cookie|cookieStore|caches\.open)\b/;
  const users = files.filter(({ text }) => lasting.test(text)).map(({ file }) => file);
  expect(users.filter((file) => !file.startsWith('src/features/consent/'))).toEqual([]);
});
