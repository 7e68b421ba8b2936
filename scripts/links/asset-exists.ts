import { insideAddress, type LinkCheck } from './link-site.ts';

/** Every picture, style, script, font and icon that the page names is in the folder, or on a host that is listed. */
export const assetExists: LinkCheck = (page, site) =>
  [...new Set(page.assets)].flatMap((url) => {
    // A fragment alone points into the page's own drawing.
    if (url.startsWith('#')) return [];
    const address = insideAddress(url, page, site);
    if (!address) {
      if (site.imageHosts.includes(new URL(url).origin)) return [];
      return { kind: 'fremmed fil', where: url, expected: 'en fil på vores egen adresse' };
    }
    if (site.files.has(address.path) || site.pages.has(address.path)) return [];
    return { kind: 'manglende fil', where: url, expected: 'en fil, der findes' };
  });
