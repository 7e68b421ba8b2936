import { resourcePolicy, type SiteHeaders, sharedPolicy } from './site-headers.ts';

/**
 * Renders `_headers`. No header appears in two blocks that match the same path, because Cloudflare Pages joins the two
 * values, unless the narrower block removes it first (`! Name`). Netlify uses the later one. `assets` are the paths of
 * the hashed files.
 */
export function headersFile({ common, caching, shared }: SiteHeaders, assets: readonly string[]): string {
  const lines = [
    ...block('/*', common),
    // One block per file: Cloudflare applies patterns to 404s too, which browsers would then cache for a year.
    ...[...assets].sort().flatMap((path) => block(path, { 'Cache-Control': caching['/assets/'] })),
    ...shared.flatMap((path) => [
      ...block(path.replace(/\/$/, '/*'), path === '/billeder/' ? { 'Cache-Control': caching[path] } : {}),
      `  ! ${resourcePolicy}`,
      `  ${resourcePolicy}: ${sharedPolicy}`,
    ]),
  ];
  return `${lines.join('\n')}\n`;
}

function block(path: string, headers: Readonly<Record<string, string>>): string[] {
  return [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)];
}
