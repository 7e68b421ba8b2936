import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { elsewhere } from '#src/features/article-search/text-index.ts';
import { pathToFile } from '#src/lib/paths.ts';
import { homeLink, legalLinks, mainLinks, serviceLinks } from '#src/site/navigation.ts';
import type { TextPage } from './text-page.ts';

/** The pages of the site that are no articles, read from the finished folder: much of their text is in no collection. */
export async function pagesElsewhere(dist: string): Promise<TextPage[]> {
  const links = [homeLink, ...mainLinks, ...serviceLinks, ...legalLinks];
  const titles = new Map(links.map(({ href, label }) => [href, label]));
  titles.delete('/artikler');
  // The menu's word for it is 'Alle tjenester' where it stands among its own pages.
  titles.set('/tjenester', 'Tjenester');
  return Promise.all(
    [...titles].map(async ([path, title]) => {
      const html = await readFile(join(dist, pathToFile(path)), 'utf8');
      const main = /<main\b[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
      return { path, title, group: elsewhere, html: main };
    }),
  );
}
