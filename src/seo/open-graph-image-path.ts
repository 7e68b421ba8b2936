import { normalizePath } from '#src/lib/paths.ts';

/** Returns the path of a page's Open Graph image: `/artikler/x` gives `/billeder/deling/artikler-x.jpg`. */
export function openGraphImagePath(path: string): string {
  const name = normalizePath(path).slice(1).replaceAll('/', '-') || 'forside';
  return `/billeder/deling/${name}.jpg`;
}
