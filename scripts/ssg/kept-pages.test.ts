import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { keptPages, type PageRecord } from './kept-pages.ts';

const cache = mkdtempSync(join(tmpdir(), 'kept-pages-'));
beforeAll(() => {
  vi.stubEnv('CACHE_DIRECTORY', cache);
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(cache, { recursive: true });
});

const record: PageRecord = {
  links: { path: '/artikler/x', ids: ['øen'], links: ['/priser'] },
  sheet: 'assets/abc.css',
  inline: { scripts: [], styles: ["'sha256-abc'"] },
  picture: null,
};

test('a page is given back as it was, lines and Danish letters included', () => {
  const pages = keptPages();
  pages.set('/artikler/x', 'one', { record, html: '<p>æøå</p>\n<p>2</p>' });
  const kept = keptPages().get('/artikler/x', 'one');
  expect(kept?.record).toEqual(record);
  expect(Buffer.from(kept?.html ?? []).toString()).toBe('<p>æøå</p>\n<p>2</p>');
});

test('a page under another key, or never kept, is not given', () => {
  const pages = keptPages();
  pages.set('/priser', 'one', { record, html: '1' });
  expect(pages.get('/priser', 'two')).toBeNull();
  expect(pages.get('/', 'one')).toBeNull();
});

test('only the last version of a page is kept', () => {
  const pages = keptPages();
  pages.set('/omos', 'one', { record, html: '1' });
  pages.set('/omos', 'two', { record, html: '2' });
  expect(pages.get('/omos', 'one')).toBeNull();
  expect(pages.get('/omos', 'two')?.html.toString()).toBe('2');
});
