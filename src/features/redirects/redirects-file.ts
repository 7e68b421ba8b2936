import type { Redirect } from './redirect-table.ts';
import { splatBase } from './splat.ts';

/**
 * The text of `_redirects`, in the form that both Netlify and Cloudflare Pages read:
 * - the code is written out, since the hosts' defaults differ;
 * - each source stands with and without trailing slash, since Cloudflare Pages matches exactly;
 * - letters beyond ASCII are percent-encoded;
 * - plain sources come before splats, since the first match wins.
 *
 * There is no line for unknown articles (`/artikler/* /artikler/404.html 404`): Cloudflare Pages takes no 404 line
 * and finds `artikler/404.html` by itself, and Netlify answers with the top `404.html`.
 */
export function redirectsFile(table: readonly Redirect[]): string {
  const plain = table.filter(({ from }) => splatBase(from) === null);
  const splats = table.filter(({ from }) => splatBase(from) !== null);
  const lines = [
    ...plain.flatMap(({ from, to }) => [line(from, to), line(`${from}/`, to)]),
    // `/kunder/*` takes `/kunder/` too.
    ...splats.map(({ from, to }) => line(from, to)),
  ];
  return `${lines.join('\n')}\n`;
}

function line(from: string, to: string): string {
  return `${encodeURI(from)} ${encodeURI(to)} 301`;
}
