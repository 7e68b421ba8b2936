import { type LinkCheck, resolveInternalUrl } from './link-site.ts';

/** Checks that every image, style sheet, script, font and icon of a page exists in the output or on an allowed host. */
export const assetExists: LinkCheck = (page, site) =>
  [...new Set(page.assets)].flatMap((url) => {
    // A bare fragment refers to a symbol in the page's own inline SVG.
    if (url.startsWith('#')) return [];
    const address = resolveInternalUrl(url, page, site);
    if (!address) {
      if (site.imageHosts.includes(new URL(url, site.origin).origin)) return [];
      return { kind: 'fremmed fil', where: url, expected: 'en fil på vores egen adresse' };
    }
    if (site.files.has(address.path) || site.pages.has(address.path)) return [];
    return { kind: 'manglende fil', where: url, expected: 'en fil, der findes' };
  });
