import type { OpenGraphPage } from '../open-graph/write-open-graph-images.ts';
import type { WorkerPool } from './worker-pool.ts';

/** Images that one task draws. */
const imagesAtOnce = 10;

/** Draws the Open Graph images of these pages into `folder`, in the worker threads. */
export async function drawOpenGraphImages(
  pages: readonly OpenGraphPage[],
  folder: string,
  workers: WorkerPool,
): Promise<void> {
  const tasks: Promise<void>[] = [];
  for (let start = 0; start < pages.length; start += imagesAtOnce) {
    const some = pages.slice(start, start + imagesAtOnce);
    tasks.push(workers.run('writeOpenGraphImages', { pages: some, folder }));
  }
  await Promise.all(tasks);
}
