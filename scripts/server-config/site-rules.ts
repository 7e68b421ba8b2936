import type { Redirect } from '#src/features/redirects/redirect-table.ts';
import { contentTypes, isCompressible } from '../site-files/content-type.ts';
import type { SiteHeaders } from '../site-files/site-headers.ts';

/** Rules that a web server needs to serve the site. */
export type SiteRules = {
  readonly redirects: readonly Redirect[];
  readonly headers: SiteHeaders;
  /** Folders with their own 404 page: `/artikler/`. */
  readonly notFoundFolders: readonly string[];
};

export const generatedNotice =
  'Written by the build from the tables behind _redirects and _headers. The next build writes it anew.';

/** Returns a regex for a redirect source, with or without trailing slash or with a splat, against the decoded path. */
export function pathPattern(from: string): string {
  const [path = '', splat] = from.split(/(?=\/\*$)/);
  const plain = path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return splat ? `^${plain}(?:/.*)?$` : `^${plain}/?$`;
}

/** Encodes a redirect target and splits off its fragment: the visitor's query belongs between the two. */
export function encodedTarget(to: string): { readonly path: string; readonly fragment: string } {
  const [path = '', fragment] = encodeURI(to).split('#');
  return { path, fragment: fragment === undefined ? '' : `#${fragment}` };
}

/** Returns the folders with their own 404 page, longest path first. */
export function notFoundFolders(paths: readonly string[]): string[] {
  return paths
    .filter((path) => path.endsWith('/404') && path !== '/404')
    .map((path) => path.slice(0, -'404'.length))
    .sort((a, b) => b.length - a.length);
}

const mediaType = (type: string) => type.replace(/;.*/, '');

/** Extension without dot, media type, and whether it is text: `['css', 'text/css', true]`. */
export const fileTypes = Object.entries(contentTypes).map(
  ([ending, type]) => [ending.slice(1), mediaType(type), type.includes('charset=')] as const,
);

export const compressibleTypes = Object.values(contentTypes).filter(isCompressible).map(mediaType);
