import { expect, test } from 'vitest';
import { fileToPath, normalizePath, pathToFile } from './paths.ts';

test.each([
  ['', '/'],
  ['//omos//', '/omos'],
  ['artikler/seo-guide-2025/', '/artikler/seo-guide-2025'],
  ['/omos/?a=/b/#c/', '/omos'],
])('normalizes %j to %s', (given, path) => {
  expect(normalizePath(given)).toBe(path);
});

test.each([
  ['/', 'index.html'],
  ['/omos', 'omos.html'],
  ['/artikler/x', 'artikler/x.html'],
  ['/artikler/index', 'artikler/index.html'],
])('%s is served from %s', (path, file) => {
  expect([pathToFile(path), fileToPath(file)]).toEqual([file, path]);
});
