import { type LinkCheck, resolveInternalUrl } from './link-site.ts';

/** Checks that every internal URL in the structured data is a page or a file. */
export const structuredDataExists: LinkCheck = (page, site) =>
  [...new Set(page.data)].flatMap((url) => {
    const address = resolveInternalUrl(url, page, site);
    if (!address || site.pages.has(address.path) || site.files.has(address.path)) return [];
    return { kind: 'strukturerede data', where: url, expected: 'en side eller fil, der findes' };
  });
