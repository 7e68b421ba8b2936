import { pathToFile } from '#src/lib/paths.ts';
import type { LinkPage } from '../links/link-site.ts';

/** The ids and the internal addresses of a built page. */
export type PageLinks = {
  readonly path: string;
  readonly ids: readonly string[];
  readonly links: readonly string[];
  readonly assets: readonly string[];
};

const attributes = /\s(id|href|src|srcset|srcSet)="([^"]*)"/g;

/** Strings of their own: a match is a slice that would keep the whole page in memory. */
function own(texts: Iterable<string>): string[] {
  return JSON.parse(JSON.stringify([...new Set(texts)])) as string[];
}

/**
 * A scan of the attributes as React writes them, quoted and escaped: it takes a millisecond a page, where parsing
 * takes thirty. `npm run links` parses and asks far more.
 */
export function pageLinks(path: string, html: string): PageLinks {
  const found = { ids: [] as string[], links: [] as string[], assets: [] as string[] };
  for (const [, name = '', written = ''] of html.matchAll(attributes)) {
    const value = written.replaceAll('&amp;', '&');
    if (name === 'id') found.ids.push(value);
    else if (name === 'href') found.links.push(value);
    else if (name === 'src') found.assets.push(value);
    else found.assets.push(...value.split(',').map((candidate) => candidate.trim().split(/\s/)[0] ?? ''));
  }
  const internal = (addresses: string[]) =>
    own(addresses.filter((address) => /^(\/(?!\/)|#.)/.test(address)));
  return { path, ids: own(found.ids), links: internal(found.links), assets: internal(found.assets) };
}

/** The page as the link checks ask for it, with what only a parser could tell left empty. */
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
