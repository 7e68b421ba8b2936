import { afterEach, expect, test, vi } from 'vitest';
import { runAtOnce, runInSlices, type Steps } from './steps.ts';

function* count(to: number, seen: number[] = []): Steps<string> {
  for (let number = 1; number <= to; number += 1) {
    seen.push(number);
    yield;
  }
  return `talt til ${to}`;
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('all at once gives the result', () => {
  expect(runAtOnce(count(3))).toBe('talt til 3');
});

test('in slices gives the same result, but not before the caller is done', async () => {
  vi.stubGlobal('window', globalThis);
  const result = await new Promise((resolve) => {
    const seen: number[] = [];
    runInSlices(count(1000, seen), resolve);
    expect(seen).toEqual([]);
  });
  expect(result).toBe('talt til 1000');
});

test('work that is dropped stops and never answers', () => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
  const done = vi.fn();
  const seen: number[] = [];
  const drop = runInSlices(count(10, seen), done);
  drop();
  vi.runAllTimers();
  expect(seen).toEqual([]);
  expect(done).not.toHaveBeenCalled();
});
