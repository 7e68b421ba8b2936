import { expect, test } from 'vitest';
import { fileToPath, normalizePath, pathToFile } from './paths.ts';

test.each([
  ['/', '/'],
  ['', '/'],
  ['//', '/'],
  ['/omos', '/omos'],
  ['omos', '/omos'],
  ['/omos/', '/omos'],
  ['//omos//', '/omos'],
  ['artikler/seo-guide-2025/', '/artikler/seo-guide-2025'],
  ['/omos?kilde=brev', '/omos'],
  ['/omos#hold', '/omos'],
  ['/omos/?a=/b/#c/', '/omos'],
  ['/?a=1', '/'],
  ['#hold', '/'],
])('normalizes %j to %s', (given, path) => {
  expect(normalizePath(given)).toBe(path);
});

test.each([
  ['/', 'index.html'],
  ['/omos', 'omos.html'],
  ['/artikler/seo-guide-2025', 'artikler/seo-guide-2025.html'],
  ['/index', 'index.html'],
  ['/artikler/404', 'artikler/404.html'],
])('%s is served from %s', (path, file) => {
  expect(pathToFile(path)).toBe(file);
});

test.each([
  ['index.html', '/'],
  ['omos.html', '/omos'],
  ['artikler/x.html', '/artikler/x'],
  ['artikler/index.html', '/artikler/index'],
  ['indexering.html', '/indexering'],
  ['a.html.html', '/a.html'],
  ['artikler/x.htmlx', '/artikler/x.htmlx'],
])('serves %s at %s', (file, path) => {
  expect(fileToPath(file)).toBe(path);
});

test.each(['/', '/omos', '/artikler/a-b'])('converts %s to a file and back', (path) => {
  expect(fileToPath(pathToFile(path))).toBe(path);
});
