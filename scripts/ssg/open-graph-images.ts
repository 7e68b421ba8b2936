import type { OpenGraphPage } from '../open-graph/open-graph-image.ts';
import type { WorkerPool } from './worker-pool.ts';

/** Number of images per worker task. */
const batchSize = 10;

/** Draws the Open Graph images of these pages into `folder`, using the worker threads. */
export async function drawOpenGraphImages(
  pages: readonly OpenGraphPage[],
  folder: string,
  workers: WorkerPool,
): Promise<void> {
  const tasks: Promise<void>[] = [];
  for (let start = 0; start < pages.length; start += batchSize) {
    const batch = pages.slice(start, start + batchSize);
    tasks.push(workers.run('writeOpenGraphImages', { pages: batch, folder }));
  }
  await Promise.all(tasks);
}
