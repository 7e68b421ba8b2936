import { readdirSync, readlinkSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts';
import { stagingFor } from './staging.ts';

const folderWith = (...names: string[]) =>
  temporaryFolder(Object.fromEntries(names.map((name) => [name, ''])));
const built = ['404.html', '_headers', '_redirects', 'index.html'];

/** Builds into a folder. */
function publish(outDirectory: string): void {
  const staging = stagingFor(outDirectory);
  renameSync(folderWith(...built), staging.directory);
  staging.publish();
}

test('replaces an output folder that is missing, empty or a previous build', () => {
  const missing = join(temporaryFolder(), 'missing');
  for (const folder of [missing, temporaryFolder(), folderWith(...built, 'gammel.html')]) {
    publish(folder);
    expect(readdirSync(folder).sort()).toEqual(built);
  }
});

test('replaces the folder that a link leads to, from which a server may read, and keeps the link', () => {
  const served = folderWith(...built, 'gammel.html');
  const link = join(temporaryFolder(), 'dist');
  symlinkSync(served, link);
  publish(link);
  expect(readlinkSync(link)).toBe(served);
  expect(readdirSync(served).sort()).toEqual(built);
});

test('refuses any other output folder, keeps it unchanged and says what to do', () => {
  const foreign = folderWith('brev.txt', 'index.html');
  expect(() => publish(foreign)).toThrow(/ indeholder andet .* OUT_DIRECTORY/);
  expect(readdirSync(foreign)).toEqual(['brev.txt', 'index.html']);
});
