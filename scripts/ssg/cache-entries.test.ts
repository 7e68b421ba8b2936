import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { cacheEntries } from './cache-entries.ts';

const cache = mkdtempSync(join(tmpdir(), 'cache-entries-'));
beforeAll(() => {
  vi.stubEnv('CACHE_DIRECTORY', cache);
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(cache, { recursive: true });
});

type Entry = { readonly key: string; readonly ids?: readonly string[] };

test('a page is given back as it was, lines and Danish letters included', () => {
  const entry = { key: 'one', ids: ['øen'] };
  cacheEntries<Entry>('pages').set('/artikler/x', entry, '<p>æøå</p>\n<p>2</p>');
  const cached = cacheEntries<Entry>('pages').get('/artikler/x');
  expect(cached?.entry).toEqual(entry);
  expect(Buffer.from(cached?.html ?? []).toString()).toBe('<p>æøå</p>\n<p>2</p>');
});

test('an unknown name gives nothing, nor does one of another kind', () => {
  cacheEntries<Entry>('pages').set('/priser', { key: 'one' }, '1');
  expect(cacheEntries<Entry>('pages').get('/')).toBeNull();
  expect(cacheEntries<Entry>('texts').get('/priser')).toBeNull();
});

test('a name holds its last entry only', () => {
  const pages = cacheEntries<Entry>('pages');
  pages.set('/omos', { key: 'one' }, '1');
  pages.set('/omos', { key: 'two' }, '2');
  expect(pages.get('/omos')?.entry).toEqual({ key: 'two' });
  expect(pages.get('/omos')?.html.toString()).toBe('2');
});
