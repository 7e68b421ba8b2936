import { mkdirSync, readdirSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts';
import { stagingFor } from './staging.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

function filled(directory: string, files: readonly string[]): string {
  mkdirSync(directory);
  for (const file of files) writeFileSync(join(directory, file), file);
  return directory;
}
const built = ['404.html', '_headers', '_redirects', 'index.html'];

/** Builds into a folder. */
function publish(outDirectory: string): void {
  const staging = stagingFor(outDirectory);
  filled(staging.directory, built);
  staging.publish();
}

test('replaces an output folder that is missing, empty or a previous build', () => {
  filled(join(folder, 'empty'), []);
  filled(join(folder, 'old'), [...built, 'gammel.html']);
  for (const name of ['missing', 'empty', 'old']) {
    publish(join(folder, name));
    expect(readdirSync(join(folder, name)).sort()).toEqual(built);
  }
});

test('replaces the folder that a link leads to, from which a server may read, and keeps the link', () => {
  const served = filled(join(folder, 'served'), [...built, 'gammel.html']);
  symlinkSync(served, join(folder, 'dist'));
  publish(join(folder, 'dist'));
  expect(readlinkSync(join(folder, 'dist'))).toBe(served);
  expect(readdirSync(served).sort()).toEqual(built);
});

test('refuses any other output folder, keeps it unchanged and says what to do', () => {
  const foreign = filled(join(folder, 'dokumenter'), ['brev.txt', 'index.html']);
  expect(() => publish(foreign)).toThrow(/dokumenter indeholder andet .* OUT_DIRECTORY/);
  expect(readdirSync(foreign)).toEqual(['brev.txt', 'index.html']);
});
