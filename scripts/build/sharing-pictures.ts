import type { OgPage } from '../pictures/make-og-pictures.ts';
import { startWorkers } from './workers/start-workers.ts';

export type SharingPictures = {
  /** Draws the pictures of these pages; a page that was given before is passed over. */
  readonly draw: (pages: readonly OgPage[]) => Promise<void>;
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

/** What the page's sharing picture says; null for a page that is not shared under its own address. */
export function sharingPicture(path: string, html: string): OgPage | null {
  const content = (pattern: RegExp) => decodeEntities(pattern.exec(html)?.[1] ?? '');
  const url = content(/<meta property="og:url" content="([^"]*)"/);
  if (html.includes('<meta name="robots" content="noindex"') || !url.endsWith(path)) return null;
  return {
    path,
    title: content(/<title>([^<]*)<\/title>/),
    kicker: content(/<meta property="article:section" content="([^"]*)"/) || 'Hjemmesider og SEO',
  };
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };

function decodeEntities(text: string): string {
  return text.replace(/&(\w+|#\w+);/g, (entity, name: string) => entities[name] ?? entity);
}
