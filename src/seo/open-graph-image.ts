import { normalizePath } from '#src/lib/paths.ts';

/** Where a page's Open Graph image lies: `/artikler/x` gives `/billeder/deling/artikler-x.jpg`. */
export function openGraphImagePath(path: string): string {
  const name = normalizePath(path).slice(1).replaceAll('/', '-') || 'forside';
  return `/billeder/deling/${name}.jpg`;
}
