import type { OpenGraphPage } from '../open-graph/write-open-graph-images.ts';
import type { WorkerPool } from './worker-pool.ts';

/** Images that one task draws. */
const imagesAtOnce = 10;

/** Draws Open Graph images into `folder` in the worker threads; a page that was given before is passed over. */
export function openGraphImages(folder: string, workers: WorkerPool) {
  const given = new Set<string>();
  return {
    async draw(pages: readonly OpenGraphPage[]): Promise<void> {
      const fresh = pages.filter(({ path }) => !given.has(path));
      for (const { path } of fresh) given.add(path);
      const tasks: Promise<void>[] = [];
      for (let start = 0; start < fresh.length; start += imagesAtOnce) {
        const some = fresh.slice(start, start + imagesAtOnce);
        tasks.push(workers.run('writeOpenGraphImages', { pages: some, folder }));
      }
      await Promise.all(tasks);
    },
  };
}
