import type { SiteHeaders } from './site-headers.ts';

/**
 * Renders `_headers`. No header appears in two blocks that match the same path, because Cloudflare Pages joins the two
 * values. `assets` are the paths of the hashed files.
 */
export function headersFile({ common, caching }: SiteHeaders, assets: readonly string[]): string {
  const lines = [
    ...block('/*', common),
    // One block per file: Cloudflare applies patterns to 404s too, which browsers would then cache for a year.
    ...[...assets].sort().flatMap((path) => block(path, { 'Cache-Control': caching['/assets/'] })),
    ...block('/billeder/*', { 'Cache-Control': caching['/billeder/'] }),
  ];
  return `${lines.join('\n')}\n`;
}

function block(path: string, headers: Readonly<Record<string, string>>): string[] {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)];
}
