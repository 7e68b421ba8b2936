import type { SiteHeaders } from './site-headers.ts';

/** Cloudflare drops a longer line, and every block after the hundredth. */
const longestLine = 2000;
const mostBlocks = 100;

/**
 * The text of `_headers`. No header is named in two blocks that match the same path: Cloudflare Pages would join
 * the two values, Netlify would take the later. `assets` are the hashed files as paths.
 * @throws when a line is longer than the hosts take
 */
export function headersFile({ everywhere, caching }: SiteHeaders, assets: readonly string[]): string {
  // File by file: Cloudflare gives what a pattern says to 404s too, and a browser would keep one for a year.
  const hashed = assets.length <= mostBlocks - 10 ? [...assets].sort() : ['/assets/*'];
  const blocks: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
    ['/*', everywhere],
    ...hashed.map((path) => [path, { 'Cache-Control': caching['/assets/'] }] as const),
    ['/billeder/*', { 'Cache-Control': caching['/billeder/'] }],
  ];
  const lines = blocks.flatMap(([path, headers]) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const tooLong = lines.find((line) => line.length > longestLine);
  if (tooLong) {
    throw new Error(
      `_headers: a line of ${tooLong.length} characters, hosts take ${longestLine}: ${tooLong.slice(0, 60)} …`,
    );
  }
  return `${lines.join('\n')}\n`;
}
