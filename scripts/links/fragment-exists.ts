import { eachLink, insideAddress } from './link-site.ts';

/** Every fragment names an element on the page it leads to. */
export const fragmentExists = eachLink(({ href }, page, site) => {
  const address = insideAddress(href, page, site);
  // The top of a page is always there.
  if (!address || address.hash === '' || address.hash === 'top') return null;
  const target = site.pages.get(address.path);
  if (!target || target.ids.has(address.hash)) return null;
  const anchors = [...target.ids].sort().join(', ') || 'der er ingen';
  return { kind: 'dødt anker', expected: `et af ankrene på ${address.path}: ${anchors}` };
});
