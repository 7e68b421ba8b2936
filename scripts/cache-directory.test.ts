import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cacheDirectory } from './cache-directory.ts';

let outer: string;
let root: string;
beforeEach(() => {
  outer = mkdtempSync(join(tmpdir(), 'cache æøå '));
  root = join(outer, 'site');
  mkdirSync(join(root, 'node_modules/a-package'), { recursive: true });
  writeFileSync(join(root, 'node_modules/a-package/index.js'), '');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

test('results are kept among the packages', () => {
  vi.stubEnv('CACHE_DIRECTORY', '');
  expect(cacheDirectory('texts', root)).toBe(join(root, 'node_modules/.cache/texts'));
});

test('where nothing can be written among the packages they are kept in the project', () => {
  vi.stubEnv('CACHE_DIRECTORY', '');
  // A file in the folder's place: like a read-only folder, and even root cannot write into it.
  writeFileSync(join(root, 'node_modules/.cache'), '');
  const directory = cacheDirectory('texts', root);
  expect(directory).toBe(join(root, '.cache/texts'));
  expect(existsSync(directory)).toBe(true);
});

test('a relative folder is one of the project', () => {
  vi.stubEnv('CACHE_DIRECTORY', 'kept/here');
  expect(cacheDirectory('texts', root)).toBe(join(root, 'kept/here/texts'));
});

test('a folder that cannot be made is named with what to do', () => {
  vi.stubEnv('CACHE_DIRECTORY', 'node_modules/a-package/index.js/x');
  expect(() => cacheDirectory('texts', root)).toThrow(/Der kan ikke skrives i .*index\.js\/x\. Vælg/);
});
