import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts';
import { recordAddresses } from './record-addresses.ts';

const paths = ['/priser', '/artikler/ny', '/404', '/artikler/404', '/artikler/side-2', '/'];

test('adds new addresses to the list once, and keeps its notes and its gone addresses', () => {
  const folder = temporaryFolder({ 'adresser.txt': '# En note.\n/priser\n/artikler/gammel' });
  const list = () => readFileSync(join(folder, 'adresser.txt'), 'utf8');
  expect(recordAddresses(folder, paths)).toEqual(['/', '/artikler/ny']);
  expect(list()).toBe('# En note.\n/priser\n/artikler/gammel\n/\n/artikler/ny\n');
  expect(recordAddresses(folder, paths)).toEqual([]);
});

test('makes no list where there is none', () => {
  expect(recordAddresses(temporaryFolder(), paths)).toEqual([]);
});
