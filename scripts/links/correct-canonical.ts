import { absoluteUrl } from '#src/lib/paths.ts';
import { priceGuide } from '#src/site/price-guide.ts';
import type { LinkCheck } from './link-site.ts';

/** Intentional duplicates, with the path of their canonical page. */
const duplicates: Readonly<Record<string, string>> = {
  [priceGuide.shortPath]: priceGuide.path,
};

/** Checks that the canonical URL is the page itself or, for a duplicate, the original, and absent with `noindex`. */
export const correctCanonical: LinkCheck = (page, site) => {
  const wanted = page.noIndex ? null : absoluteUrl(site.origin, duplicates[page.path] ?? page.path);
  if (page.canonical === wanted) return [];
  return [
    {
      kind: 'kanonisk adresse',
      where: page.canonical ?? 'ingen',
      expected: wanted ?? 'ingen, for siden er noindex',
    },
  ];
};
