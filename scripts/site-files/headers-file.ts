import { resourcePolicy, type SiteHeaders, sharedPolicy } from './site-headers.ts';

/** Cloudflare ignores longer lines, and all blocks after the hundredth. */
const maxLineLength = 2000;
const maxBlocks = 100;

/**
 * Renders `_headers`. No header appears in two blocks that match the same path, because Cloudflare Pages joins the two
 * values, unless the narrower block removes it first (`! Name`). Netlify uses the later one. `assets` are the paths of
 * the hashed files.
 * @throws when a line exceeds the limit of the hosts
 */
export function headersFile({ common, caching, shared }: SiteHeaders, assets: readonly string[]): string {
  // One block per file: Cloudflare applies patterns to 404s too, which browsers would then cache for a year.
  const hashed = assets.length <= maxBlocks - 10 ? [...assets].sort() : ['/assets/*'];
  const lines = [
    ...block('/*', common),
    ...hashed.flatMap((path) => block(path, { 'Cache-Control': caching['/assets/'] })),
    ...shared.flatMap((path) => [
      ...block(path.replace(/\/$/, '/*'), path === '/billeder/' ? { 'Cache-Control': caching[path] } : {}),
      `  ! ${resourcePolicy}`,
      `  ${resourcePolicy}: ${sharedPolicy}`,
    ]),
  ];
  const tooLong = lines.find((line) => line.length > maxLineLength);
  if (tooLong) {
    throw new Error(
      `_headers: a line of ${tooLong.length} characters, hosts take ${maxLineLength}: ${tooLong.slice(0, 60)} …`,
    );
  }
  return `${lines.join('\n')}\n`;
}

function block(path: string, headers: Readonly<Record<string, string>>): string[] {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)];
}
