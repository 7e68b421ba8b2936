import { insideAddress, type LinkCheck, shownLink } from './link-site.ts';

/** Every fragment names an element on the page it leads to. */
export const fragmentExists: LinkCheck = (page, site) =>
  page.links.flatMap((link) => {
    const { href } = link;
    const address = insideAddress(href, page, site);
    // The top of a page is always there.
    if (!address || address.hash === '' || address.hash === 'top') return [];
    const target = site.pages.get(address.path);
    if (!target || target.ids.has(address.hash)) return [];
    return [
      {
        file: page.file,
        kind: 'dødt anker',
        where: shownLink(link),
        expected: `et af ankrene på ${address.path}: ${[...target.ids].sort().join(', ') || 'der er ingen'}`,
      },
    ];
  });
