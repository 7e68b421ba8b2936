import type { PageMeta } from '#src/seo/page-meta.ts';
import type { OpenGraphPage } from '../open-graph/write-open-graph-images.ts';
import { startWorkers } from './workers/start-workers.ts';

export type SharingPictures = {
  /** Draws the pictures of these pages; a page that was given before is passed over. */
  readonly draw: (pages: readonly OpenGraphPage[]) => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** Pictures that one task draws. */
const picturesAtOnce = 20;

/** Draws sharing pictures into `folder`, beside whatever else the build does; `expected` says about how many. */
export function sharingPictures(folder: string, expected: number): SharingPictures {
  // A fresh thread, and only one, since the main one renders: those that compiled hold memory that drawing does not
  // need. A few pictures are drawn here, sooner than a thread has started.
  const workers = startWorkers({ threads: 1, doneHere: expected <= picturesAtOnce ? 4 : 0 });
  const given = new Set<string>();
  return {
    async draw(pages) {
      const fresh = pages.filter(({ path }) => !given.has(path));
      for (const { path } of fresh) given.add(path);
      fresh.sort((a, b) => a.path.localeCompare(b.path));
      const tasks: Promise<void>[] = [];
      for (let start = 0; start < fresh.length; start += picturesAtOnce) {
        const some = fresh.slice(start, start + picturesAtOnce);
        tasks.push(workers.run('drawSharingPictures', { pages: some, folder }));
      }
      await Promise.all(tasks);
    },
    stop: workers.stop,
  };
}

/** What the page's picture says; null for a page that is not to be found under its own address. */
export function sharingPicture({
  path,
  title,
  article,
  canonicalPath,
  noIndex,
}: PageMeta): OpenGraphPage | null {
  if (noIndex || (canonicalPath && canonicalPath !== path)) return null;
  return { path, title, kicker: article?.category ?? 'Hjemmesider og SEO' };
}
