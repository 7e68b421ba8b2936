import type { Redirect } from '#src/features/redirects/redirect-table.ts';
import { contentTypes, isCompressible } from '../site-files/content-type.ts';
import type { SiteHeaders } from '../site-files/site-headers.ts';

/** All that a web server must know to serve the site. */
export type SiteRules = {
  readonly redirects: readonly Redirect[];
  readonly headers: SiteHeaders;
  /** Folders with a 404 page of their own, as `/artikler/`. */
  readonly notFoundFolders: readonly string[];
};

export const madeByBuild =
  'Written by the build from the tables behind _redirects and _headers. The next build writes it anew.';

/** `/about` and `/about/`, or a splat, as a pattern that takes the whole decoded path. */
export function pathPattern(from: string): string {
  const [path = '', splat] = from.split(/(?=\/\*$)/);
  const plain = path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return splat ? `^${plain}(?:/.*)?$` : `^${plain}/?$`;
}

/** A target as it is sent: the path, then room for the visitor's query, then the fragment. */
export function encodedTarget(to: string): { readonly path: string; readonly fragment: string } {
  const [path = '', fragment] = encodeURI(to).split('#');
  return { path, fragment: fragment === undefined ? '' : `#${fragment}` };
}

/** The folders that have a 404 page of their own, deepest first, among the addresses of pages. */
export function notFoundFolders(paths: readonly string[]): string[] {
  return paths
    .filter((path) => path.endsWith('/404') && path !== '/404')
    .map((path) => path.slice(0, -'404'.length))
    .sort((a, b) => b.length - a.length);
}

const bare = (type: string) => type.replace(/;.*/, '');

/** The type of each ending without its dot, and whether it is text: `['css', 'text/css', true]`. */
export const fileTypes = Object.entries(contentTypes).map(
  ([ending, type]) => [ending.slice(1), bare(type), type.includes('charset=')] as const,
);

/** The types that are worth compressing. */
export const compressibleTypes = Object.values(contentTypes).filter(isCompressible).map(bare);
