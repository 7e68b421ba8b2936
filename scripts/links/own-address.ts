import { absoluteUrl } from '#src/lib/paths.ts';
import type { LinkCheck } from './link-site.ts';

/** Pages that are copies on purpose, and where their original is. */
const copies: Readonly<Record<string, string>> = {
  '/hvad-koster-hjemmesider': '/artikler/hvad-koster-hjemmesider',
};

/** Every page names itself as the original, except those that are copies on purpose; pages not to be listed name none. */
export const ownAddress: LinkCheck = (page, site) => {
  const wanted = page.noIndex ? null : absoluteUrl(site.origin, copies[page.path] ?? page.path);
  if (page.canonical === wanted) return [];
  return [
    {
      kind: 'kanonisk adresse',
      where: page.canonical ?? 'ingen',
      expected: wanted ?? 'ingen, for siden er noindex',
    },
  ];
};
