import { expect, test, vi } from 'vitest';
import { ChunkLoadError, loadChunk } from './load-chunk.ts';

test('a chunk that fails once is loaded by the silent retry', async () => {
  const load = vi.fn().mockRejectedValueOnce(new Error('network')).mockResolvedValueOnce('chunk');
  expect(await loadChunk(load)).toBe('chunk');
  expect(load).toHaveBeenCalledTimes(2);
});

test('a chunk that fails twice is a ChunkLoadError that says so', async () => {
  const load = vi.fn().mockRejectedValue(new Error('404'));
  const error = await loadChunk(load).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ChunkLoadError);
  expect(error).toMatchObject({ name: 'ChunkLoadError', message: 'Loading chunk failed' });
  expect(load).toHaveBeenCalledTimes(2);
});

test('a chunk that never arrives is given up after the timeout', async () => {
  await expect(loadChunk(() => new Promise(() => {}), 5)).rejects.toThrow('Loading chunk failed');
});
