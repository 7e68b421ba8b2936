import { beforeAll, expect, test, vi } from 'vitest';
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts';
import { type TextReport, textCache } from './text-cache.ts';

beforeAll(() => {
  vi.stubEnv('CACHE_DIRECTORY', temporaryFolder());
  return () => void vi.unstubAllEnvs();
});

const report = (words: number): TextReport => ({
  report: {
    toc: [{ id: 'oen', text: 'Øen' }],
    links: [],
    problems: [],
    words,
  } as unknown as TextReport['report'],
});

test('returns a text unchanged, including line breaks and Danish letters', () => {
  textCache().set('one', report(2), '<p>æøå</p>\n<p>2</p>');
  expect(textCache().get('one')).toEqual({ report: report(2), html: '<p>æøå</p>\n<p>2</p>' });
});

test('returns null for an unknown key and the last text written to a key', () => {
  expect(textCache().get('two')).toBeNull();
  textCache().set('two', report(1), '1');
  textCache().set('two', report(2), '2');
  expect(textCache().get('two')).toEqual({ report: report(2), html: '2' });
});
