import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { differentFiles } from './different-files.ts';

/** Creates a temp directory with the files. */
function directoryOf(files: Readonly<Record<string, string>>): string {
  const directory = mkdtempSync(join(tmpdir(), 'different-files-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, name)), { recursive: true });
    writeFileSync(join(directory, name), content);
  }
  return directory;
}

test('finds no differences between equal directories', async () => {
  const files = { 'index.html': '<p>', 'artikler/a.html': '<p>æ' };
  expect(await differentFiles(directoryOf(files), directoryOf(files))).toEqual([]);
});

test('reports missing, additional and different files', async () => {
  const first = directoryOf({ 'a.html': 'abc', 'artikler/b.html': 'x', 'd.html': 'lige', 'e.js': 'kort' });
  const second = directoryOf({ 'a.html': 'abd', 'c.html': 'x', 'd.html': 'lige', 'e.js': 'kortere' });
  expect(await differentFiles(first, second)).toEqual([
    'a.html: forskelligt indhold fra byte 2',
    'artikler/b.html: kun i den første',
    'c.html: kun i den anden',
    'e.js: forskelligt indhold fra byte 4',
  ]);
});
