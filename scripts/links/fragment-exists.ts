import { eachLink, resolveInternalUrl } from './link-site.ts';

/** Checks that every fragment is the id of an element on its target page. */
export const fragmentExists = eachLink(({ href }, page, site) => {
  const address = resolveInternalUrl(href, page, site);
  // Browsers resolve `#` and `#top` on every page.
  if (!address || address.hash === '' || address.hash === 'top') return null;
  const target = site.pages.get(address.path);
  if (!target || target.ids.has(address.hash)) return null;
  const anchors = [...target.ids].sort().join(', ') || 'der er ingen';
  return { kind: 'dødt anker', expected: `et af ankrene på ${address.path}: ${anchors}` };
});
