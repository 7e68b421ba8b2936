import { pathToFile } from '#src/lib/paths.ts';
import type { LinkPage } from '../links/link-site.ts';

/** Ids and internal URLs of a built page. */
export type PageLinks = {
  readonly path: string;
  readonly ids: readonly string[];
  readonly links: readonly string[];
  readonly assets: readonly string[];
};

const attributes = /\s(id|href|src|srcset|srcSet)="([^"]*)"/g;

/** Removes duplicates and copies the strings: a regex match is a slice that keeps the whole page in memory. */
function uniqueCopies(texts: Iterable<string>): string[] {
  return JSON.parse(JSON.stringify([...new Set(texts)])) as string[];
}

/**
 * Collects ids and URLs by scanning attributes as React writes them, quoted and escaped. This takes 1 ms per page;
 * parsing takes 30 ms. `npm run links` does parse the pages and checks far more.
 */
export function pageLinks(path: string, html: string): PageLinks {
  const found = { ids: [] as string[], links: [] as string[], assets: [] as string[] };
  for (const [, name = '', escaped = ''] of html.matchAll(attributes)) {
    const value = escaped.replaceAll('&amp;', '&');
    if (name === 'id') found.ids.push(value);
    else if (name === 'href') found.links.push(value);
    else if (name === 'src') found.assets.push(value);
    else found.assets.push(...value.split(',').map((candidate) => candidate.trim().split(/\s/)[0] ?? ''));
  }
  const internal = (urls: string[]) => uniqueCopies(urls.filter((url) => /^(\/(?!\/)|#.)/.test(url)));
  return { path, ids: uniqueCopies(found.ids), links: internal(found.links), assets: internal(found.assets) };
}

/** Converts a page for the link checks. Fields that need a real parser stay empty. */
export function linkPage({ path, ids, links, assets }: PageLinks): LinkPage {
  return {
    path,
    file: pathToFile(path),
    ids: new Set(ids),
    links: links.map((href) => ({ href, label: '', rel: [] })),
    assets,
    canonical: null,
    noIndex: false,
    data: [],
  };
}
