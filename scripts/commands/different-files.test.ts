import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts';
import { differentFiles } from './different-files.ts';

test('finds no differences between equal directories', async () => {
  const files = { 'index.html': '<p>', 'artikler/a.html': '<p>æ' };
  expect(await differentFiles(temporaryFolder(files), temporaryFolder(files))).toEqual([]);
});

test('reports missing, additional and different files', async () => {
  const first = temporaryFolder({
    'a.html': 'abc',
    'artikler/b.html': 'x',
    'd.html': 'lige',
    'e.js': 'kort',
  });
  const second = temporaryFolder({ 'a.html': 'abd', 'c.html': 'x', 'd.html': 'lige', 'e.js': 'kortere' });
  expect(await differentFiles(first, second)).toEqual([
    'a.html: forskelligt indhold fra byte 2',
    'artikler/b.html: kun i den første',
    'c.html: kun i den anden',
    'e.js: forskelligt indhold fra byte 4',
  ]);
});
