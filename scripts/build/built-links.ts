import { normalizePath } from '#src/lib/paths.ts';

export type PageLinks = {
  readonly path: string;
  readonly ids: ReadonlySet<string>;
  readonly links: ReadonlySet<string>;
};

const attribute = (name: string) => new RegExp(`\\s${name}="([^"]*)"`, 'g');
const ids = attribute('id');
const addresses = [attribute('href'), attribute('src')];
const sourceSets = attribute('srcset');

function values(html: string, pattern: RegExp): string[] {
  return Array.from(html.matchAll(pattern), ([, value = '']) => value.replaceAll('&amp;', '&'));
}

/** Strings of their own: a match is a slice that would keep the whole page in memory. */
function own(texts: readonly string[]): Set<string> {
  return new Set(JSON.parse(JSON.stringify([...new Set(texts)])) as string[]);
}

/**
 * The ids and the internal addresses of a built page. A scan of the attributes as React writes them, quoted and
 * escaped: it takes a millisecond a page, where parsing takes thirty. `npm run links` parses and asks far more.
 */
export function pageLinks(path: string, html: string): PageLinks {
  const sources = values(html.replaceAll('srcSet=', 'srcset='), sourceSets).flatMap((set) =>
    set.split(',').map((candidate) => candidate.trim().split(/\s/)[0] ?? ''),
  );
  const links = [...addresses.flatMap((pattern) => values(html, pattern)), ...sources];
  return {
    path,
    ids: own(values(html, ids)),
    links: own(links.filter((link) => /^(\/(?!\/)|#.)/.test(link))),
  };
}

/** Links to pages, sections and files that are not there, as one line each. `isFile` knows the other built files. */
export function brokenLinks(pages: readonly PageLinks[], isFile: (path: string) => boolean): string[] {
  const known = new Map(pages.map((page) => [page.path, page]));
  return pages.flatMap((page) =>
    [...page.links].flatMap((link) => {
      const [address = '', fragment = ''] = link.split('#');
      const path = decodeURIComponent(address.split('?')[0] ?? '');
      const target = path === '' ? page : known.get(normalizePath(path));
      if (!target) return isFile(path) ? [] : [`${page.path}: ${link} findes ikke`];
      if (path !== '' && path !== target.path) return [`${page.path}: ${link} skal skrives ${target.path}`];
      if (fragment && fragment !== 'top' && !target.ids.has(decodeURIComponent(fragment))) {
        return [`${page.path}: ${link} peger på et afsnit, som ikke findes`];
      }
      return [];
    }),
  );
}
