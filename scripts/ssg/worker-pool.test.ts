import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts';
import { startWorkerPool } from './worker-pool.ts';

const task = { path: '', source: '', key: '' };

test('each of two pools started at the same time runs its own code', async () => {
  const directory = temporaryFolder();
  const start = (name: string) =>
    startWorkerPool(directory, async () => `export const compileText = () => '${name}';`);
  const pools = await Promise.all([start('first'), start('second')]);
  onTestFinished(async () => {
    await Promise.all(pools.map(({ stop }) => stop()));
  });
  expect(await Promise.all(pools.map(({ run }) => run('compileText', task)))).toEqual(['first', 'second']);
});

test('a stopped pool refuses tasks: it has no bundle to start threads with', async () => {
  const pool = await startWorkerPool(
    temporaryFolder(),
    async () => `export const compileText = () => 'text';`,
  );
  await pool.stop();
  await expect(pool.run('compileText', task)).rejects.toThrow('The worker pool has stopped');
});

test('code that fails on start fails the tasks, not the process', async () => {
  const pool = await startWorkerPool(temporaryFolder(), async () => `throw new Error('at start');`);
  onTestFinished(() => pool.stop());
  // Longer than the threads need to start and fail without a task.
  await new Promise((resolve) => setTimeout(resolve, 1000));
  await expect(pool.run('compileText', task)).rejects.toThrow('at start');
});
