import { isSplat } from '#src/site/match-redirect.ts';
import type { Redirect } from '#src/site/redirects.ts';

/**
 * Returns the content of `_redirects`, in the form that both Netlify and Cloudflare Pages read:
 * - every line has a status code, since the hosts' defaults differ;
 * - each plain source is listed with and without trailing slash, since Cloudflare Pages matches exactly;
 * - non-ASCII letters are percent-encoded;
 * - plain sources come before splats, since the first match wins;
 * - a copied page is served at its own address, which Cloudflare would redirect to the one without `.html`.
 *
 * Unknown articles have no line (`/artikler/* /artikler/404.html 404`): Cloudflare Pages accepts no 404 lines and
 * finds `artikler/404.html` by itself; for Netlify the line is in `netlify.toml`.
 */
export function redirectsFile(table: readonly Redirect[], copied: readonly string[]): string {
  const plain = table.filter(({ from }) => !isSplat(from));
  const splats = table.filter(({ from }) => isSplat(from));
  const lines = [
    ...copied.map((file) => line(`/${file}`, `/${file.replace(/\.html$/, '')}`, 200)),
    ...plain.flatMap(({ from, to }) => [line(from, to), line(`${from}/`, to)]),
    // `/kunder/*` matches `/kunder/` too.
    ...splats.map(({ from, to }) => line(from, to)),
  ];
  return `${lines.join('\n')}\n`;
}

function line(from: string, to: string, status = 301): string {
  return `${encodeURI(from)} ${encodeURI(to)} ${status}`;
}
