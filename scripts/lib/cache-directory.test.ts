import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts';
import { cacheDirectory } from './cache-directory.ts';

let root: string;
beforeEach(() => {
  root = join(temporaryFolder({ 'cache æøå /node_modules/a-package/index.js': '' }), 'cache æøå ');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

test('uses node_modules/.cache by default', () => {
  vi.stubEnv('CACHE_DIRECTORY', '');
  expect(cacheDirectory('texts', root)).toBe(join(root, 'node_modules/.cache/texts'));
});

test('uses .cache in the project if node_modules/.cache is not writable', () => {
  vi.stubEnv('CACHE_DIRECTORY', '');
  // A file instead of the folder: not even root can write into it, unlike a read-only folder.
  writeFileSync(join(root, 'node_modules/.cache'), '');
  const directory = cacheDirectory('texts', root);
  expect(directory).toBe(join(root, '.cache/texts'));
  expect(existsSync(directory)).toBe(true);
});

test('resolves a relative CACHE_DIRECTORY from the project', () => {
  vi.stubEnv('CACHE_DIRECTORY', 'kept/here');
  expect(cacheDirectory('texts', root)).toBe(join(root, 'kept/here/texts'));
});

test('names a folder that cannot be created and explains what to do', () => {
  vi.stubEnv('CACHE_DIRECTORY', 'node_modules/a-package/index.js/x');
  expect(() => cacheDirectory('texts', root)).toThrow(/Der kan ikke skrives i .*index\.js\/x\. Vælg/);
});
