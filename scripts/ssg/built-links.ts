import { normalizePath } from '#src/lib/paths.ts';

export type PageLinks = {
  readonly path: string;
  readonly ids: readonly string[];
  readonly links: readonly string[];
};

const attributes = /\s(id|href|src|srcset|srcSet)="([^"]*)"/g;

/** Strings of their own: a match is a slice that would keep the whole page in memory. */
function own(texts: Iterable<string>): string[] {
  return JSON.parse(JSON.stringify([...new Set(texts)])) as string[];
}

/**
 * The ids and the internal addresses of a built page. A scan of the attributes as React writes them, quoted and
 * escaped: it takes a millisecond a page, where parsing takes thirty. `npm run links` parses and asks far more.
 */
export function pageLinks(path: string, html: string): PageLinks {
  const ids: string[] = [];
  const links: string[] = [];
  for (const [, name = '', written = ''] of html.matchAll(attributes)) {
    const value = written.replaceAll('&amp;', '&');
    if (name === 'id') ids.push(value);
    else if (name === 'href' || name === 'src') links.push(value);
    else links.push(...value.split(',').map((candidate) => candidate.trim().split(/\s/)[0] ?? ''));
  }
  return { path, ids: own(ids), links: own(links.filter((link) => /^(\/(?!\/)|#.)/.test(link))) };
}

/** Links to pages, sections and files that are not there, as one line each. `isFile` knows the other built files. */
export function brokenLinks(pages: readonly PageLinks[], isFile: (path: string) => boolean): string[] {
  const idsOf = new Map(pages.map(({ path, ids }) => [path, new Set(ids)]));
  return pages.flatMap((page) =>
    page.links.flatMap((link) => {
      const [address = '', fragment = ''] = link.split('#');
      const written = decodeURIComponent(address.split('?')[0] ?? '');
      const target = written === '' ? page.path : normalizePath(written);
      const ids = idsOf.get(target);
      if (!ids) return isFile(written) ? [] : [`${page.path}: ${link} findes ikke`];
      if (written !== '' && written !== target) return [`${page.path}: ${link} skal skrives ${target}`];
      if (fragment && fragment !== 'top' && !ids.has(decodeURIComponent(fragment))) {
        return [`${page.path}: ${link} peger på et afsnit, som ikke findes`];
      }
      return [];
    }),
  );
}
