import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startWorkerPool } from './worker-pool.ts';

test('each of two pools started at the same time runs its own code', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'worker-pool-'));
  const start = (name: string) =>
    startWorkerPool(directory, async () => `export const compileText = () => '${name}';`);
  const pools = await Promise.all([start('first'), start('second')]);
  onTestFinished(async () => {
    await Promise.all(pools.map(({ stop }) => stop()));
  });
  const task = { path: '', source: '', key: '' };
  expect(await Promise.all(pools.map(({ run }) => run('compileText', task)))).toEqual(['first', 'second']);
});
