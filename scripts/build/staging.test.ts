import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts';
import { assertReplaceable, publish } from './staging.ts';

let folder: string;
beforeEach(() => {
  folder = temporaryFolder();
});

function filled(name: string, files: readonly string[]): string {
  const directory = join(folder, name);
  mkdirSync(directory);
  for (const file of files) writeFileSync(join(directory, file), file);
  return directory;
}
const built = ['404.html', '_headers', '_redirects', 'index.html'];

test('replaces an output folder that is missing, empty or a previous build', async () => {
  const targets = [join(folder, 'missing'), filled('empty', []), filled('old', [...built, 'gammel.html'])];
  for (const out of targets) {
    await publish(filled('new', built), out);
    expect(readdirSync(out).sort()).toEqual(built);
  }
});

test('refuses any other output folder, keeps it unchanged and explains what to do', async () => {
  const foreign = filled('dokumenter', ['brev.txt', 'index.html']);
  await expect(assertReplaceable(foreign)).rejects.toThrow(/dokumenter indeholder andet .* OUT_DIRECTORY/);
  await expect(publish(filled('new', built), foreign)).rejects.toThrow(/indeholder andet/);
  expect(readdirSync(foreign)).toEqual(['brev.txt', 'index.html']);
});

test('keeps the previous build if the new one cannot be copied, and leaves nothing beside it', async () => {
  const old = filled('old', built);
  await expect(publish(join(folder, 'gone'), old)).rejects.toThrow();
  expect(readdirSync(old).sort()).toEqual(built);
  expect(readdirSync(folder)).toEqual(['old']);
});
