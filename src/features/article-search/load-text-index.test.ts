import { afterEach, expect, test, vi } from 'vitest';
import { openTextIndex } from './load-text-index.ts';

afterEach(() => vi.unstubAllGlobals());

test('a search whose request fails is rejected, even if another one starts before it ends, and can be repeated', async () => {
  let missing = true;
  vi.stubGlobal('fetch', async (file: string) =>
    missing && file === 'moms' ? new Response('', { status: 404 }) : Response.json([]),
  );
  let other: Promise<unknown> | undefined;
  const index = await openTextIndex(() => ({
    // Like Pagefind, returns no results when a request fails.
    async search(term) {
      await fetch(term);
      if (term === 'moms') {
        other ??= index.search('pris');
        await other;
      }
      return { results: [] };
    },
  }));
  await expect(index.search('moms')).rejects.toThrow('index chunk');
  missing = false;
  await expect(index.search('moms')).resolves.toEqual({ results: [] });
});

test('a request that is never answered fails the search', async () => {
  vi.stubGlobal(
    'fetch',
    (file: string, { signal }: RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        if (file.endsWith('sider.json')) resolve(Response.json({}));
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  );
  const index = await openTextIndex(
    () => ({
      async search(term) {
        await fetch(term);
        return { results: [] };
      },
    }),
    20,
  );
  await expect(index.search('moms')).rejects.toThrow('index chunk');
  await expect(index.section('side', 0)).rejects.toThrow('side-0.json');
});
