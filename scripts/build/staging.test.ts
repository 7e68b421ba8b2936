import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts';
import { removeLeftovers, stagingFor } from './staging.ts';

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
function publish(outDirectory: string): Promise<void> {
  const staging = stagingFor(outDirectory);
  filled(staging.directory, built);
  return staging.publish();
}

test('replaces an output folder that is missing, empty or a previous build, and leaves nothing beside it', async () => {
  filled(join(folder, 'empty'), []);
  filled(join(folder, 'old'), [...built, 'gammel.html']);
  for (const name of ['missing', 'empty', 'old']) {
    await publish(join(folder, name));
    expect(readdirSync(join(folder, name)).sort()).toEqual(built);
  }
  expect(readdirSync(folder).sort()).toEqual(['empty', 'missing', 'old']);
});

test('builds into the folder that a link leads to', async () => {
  const served = filled(join(folder, 'www'), []);
  symlinkSync(served, join(folder, 'dist'), 'junction');
  await publish(join(folder, 'dist'));
  expect(readdirSync(served).sort()).toEqual(built);
});

test('refuses any other output folder, keeps it unchanged and says what to do', async () => {
  const foreign = filled(join(folder, 'dokumenter'), ['brev.txt', 'index.html']);
  await expect(publish(foreign)).rejects.toThrow(/dokumenter indeholder andet .* OUT_DIRECTORY/);
  expect(readdirSync(foreign)).toEqual(['brev.txt', 'index.html']);
});

test('publishes no files of systems, but those of hosts', async () => {
  const names = ['.DS_Store', '.htaccess', '._logo.png', 'Thumbs.db', 'logo.png', 'static-loader-data.json'];
  await removeLeftovers(filled(join(folder, 'staging'), names));
  expect(readdirSync(join(folder, 'staging')).sort()).toEqual(['.htaccess', 'logo.png']);
});
