import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { differentFiles } from './different-files.ts';

function folder(files: Readonly<Record<string, string>>): string {
  const directory = mkdtempSync(join(tmpdir(), 'different-files-'));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, name)), { recursive: true });
    writeFileSync(join(directory, name), content);
  }
  return directory;
}

test('two equal folders differ in nothing', async () => {
  const files = { 'index.html': '<p>', 'artikler/a.html': '<p>æ' };
  expect(await differentFiles(folder(files), folder(files))).toEqual([]);
});

test('a file that is missing, one too many and one with other bytes are each told', async () => {
  const first = folder({ 'a.html': 'abc', 'artikler/b.html': 'x', 'd.html': 'lige', 'e.js': 'kort' });
  const second = folder({ 'a.html': 'abd', 'c.html': 'x', 'd.html': 'lige', 'e.js': 'kortere' });
  expect(await differentFiles(first, second)).toEqual([
    'a.html: forskelligt indhold fra byte 2',
    'artikler/b.html: kun i den første',
    'c.html: kun i den anden',
    'e.js: forskelligt indhold fra byte 4',
  ]);
});
