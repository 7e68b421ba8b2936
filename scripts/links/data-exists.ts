import { insideAddress, type LinkCheck } from './link-site.ts';

/** Every address of ours that the structured data names is a page or a file. */
export const dataExists: LinkCheck = (page, site) =>
  [...new Set(page.data)].flatMap((url) => {
    const address = insideAddress(url, page, site);
    if (!address || site.pages.has(address.path) || site.files.has(address.path)) return [];
    return { kind: 'strukturerede data', where: url, expected: 'en side eller fil, der findes' };
  });
