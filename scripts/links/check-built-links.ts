import { imageHosts } from '#src/site/image-hosts.ts';
import { matchRedirect } from '#src/site/match-redirect.ts';
import { siteOrigin } from '#src/site/origin.server.ts';
import type { LinkPage } from './read-page.ts';

/** The built site, as the link checks see it. */
type LinkSite = {
  /** Pages by path. */
  readonly pages: ReadonlyMap<string, LinkPage>;
  /** Paths of all files: `/assets/main.js`. */
  readonly files: ReadonlySet<string>;
};

export type LinkFault = {
  /** The page's file. */
  readonly file: string;
  /** Address and text of the link. */
  readonly where: string;
  readonly href: string;
  readonly kind: string;
  readonly expected: string;
};

type Fault = Pick<LinkFault, 'kind' | 'expected'>;

/** A text has no two headings with one anchor: the other belongs to the page around it. */
const repeatedId: Fault = { kind: 'anker to gange', expected: 'et andet anker efter overskriften: [#anker]' };

/** Checks the links and files of every page. `files` are the paths below the folder of the site. */
export function checkBuiltLinks(builtPages: readonly LinkPage[], files: readonly string[]): LinkFault[] {
  const site: LinkSite = {
    pages: new Map(builtPages.map((page) => [page.path, page])),
    files: new Set(files.map((file) => `/${file}`)),
  };
  return builtPages.flatMap((page) => {
    const { file } = page;
    const links = page.links.flatMap(({ href, text }) => {
      const where = text ? `"${text}" ${href}` : href;
      return [...linkFaults(href, page, site)].map((fault) => ({ file, where, href, ...fault }));
    });
    const assets = page.assets.flatMap((href) =>
      [...assetFaults(href, page, site)].map((fault) => ({ file, where: href, href, ...fault })),
    );
    const ids = page.repeatedIds.map((id) => ({ file, where: `#${id}`, href: `#${id}`, ...repeatedId }));
    return [...links, ...assets, ...ids];
  });
}

function* linkFaults(href: string, page: LinkPage, site: LinkSite): Generator<Fault> {
  const address = internalAddress(href, page);
  if (address) yield* addressFaults(address, site);
  else if (!/^(?:tel:|mailto:|https:\/\/)/.test(href))
    yield { kind: 'link ud af siden', expected: 'https://' };
}

/** An internal link is the exact address of a page or file, neither redirected nor spelled differently. */
function* addressFaults({ path, hash }: Address, site: LinkSite): Generator<Fault> {
  const page = site.pages.get(path);
  if (page || site.files.has(path)) {
    if (path.endsWith('.html')) yield { kind: 'adressens form', expected: 'uden .html' };
    // Browsers resolve `#` and `#top` on every page.
    if (!page || hash === '' || hash === 'top' || page.ids.has(hash)) return;
    const anchors = [...page.ids].sort().join(', ') || 'der er ingen';
    yield { kind: 'dødt anker', expected: `et af ankrene på ${path}: ${anchors}` };
    return;
  }
  const bare = path.replace(/(?:\/index)?(?:\.html|\/)$/, '') || '/';
  const target = matchRedirect(path);
  if (path !== '/' && site.pages.has(bare)) yield { kind: 'adressens form', expected: bare };
  else if (target) yield { kind: 'omvej', expected: `den endelige adresse: ${target}` };
  else yield { kind: 'død adresse', expected: 'en side eller fil, der findes' };
}

/** An image, style sheet, script, font or icon is a file of the site, or an image of an allowed host. */
function* assetFaults(url: string, page: LinkPage, { pages, files }: LinkSite): Generator<Fault> {
  // A bare fragment refers to a symbol in the page's own inline SVG.
  if (url.startsWith('#')) return;
  const address = internalAddress(url, page);
  if (address && !pages.has(address.path) && !files.has(address.path))
    yield { kind: 'manglende fil', expected: 'en side eller fil, der findes' };
  if (!address && !imageHosts.includes(new URL(url, siteOrigin()).origin))
    yield { kind: 'fremmed fil', expected: 'en fil på vores egen adresse' };
}

type Address = { readonly path: string; readonly hash: string };

/**
 * Resolves a link into a decoded path and fragment: `#a` on `/priser` gives `/priser` and `a`.
 * Returns null for other hosts, `mailto:` and `tel:`.
 */
function internalAddress(href: string, page: LinkPage): Address | null {
  const base = new URL(page.path, siteOrigin());
  // Returned unchanged, so that it is reported as missing.
  if (!URL.canParse(href, base)) return { path: href, hash: '' };
  const url = new URL(href, base);
  return url.origin === base.origin ? { path: decode(url.pathname), hash: decode(url.hash.slice(1)) } : null;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
