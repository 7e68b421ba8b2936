import { eachLink, resolveInternalUrl } from './link-site.ts';

/** Checks that every internal link is the exact path of a page or file, neither redirected nor spelled differently. */
export const targetExists = eachLink(({ href }, page, site) => {
  const address = resolveInternalUrl(href, page, site);
  if (!address) return null;
  const { path } = address;
  if (site.pages.has(path) || site.files.has(path)) {
    return path.endsWith('.html') ? { kind: 'adressens form', expected: 'uden .html' } : null;
  }
  const bare = path.replace(/(?:\/index)?(?:\.html|\/)$/, '') || '/';
  if (path !== '/' && site.pages.has(bare)) return { kind: 'adressens form', expected: bare };
  const target = site.redirect(path);
  if (target) return { kind: 'omvej', expected: `den endelige adresse: ${target}` };
  return { kind: 'død adresse', expected: 'en side eller fil, der findes' };
});
