import { insideAddress, type LinkCheck, shownLink } from './link-site.ts';

/** Every link inside the site leads straight to a page or file: no dead end, no redirect, no second spelling. */
export const targetExists: LinkCheck = (page, site) =>
  page.links.flatMap((link) => {
    const { href } = link;
    const address = insideAddress(href, page, site);
    if (!address) return [];
    const { path } = address;
    const problem = (kind: string, expected: string) => [
      { file: page.file, kind, where: shownLink(link), expected },
    ];

    if (site.pages.has(path) || site.files.has(path)) {
      return path.endsWith('.html') ? problem('adressens form', 'uden .html') : [];
    }
    const bare = path.replace(/(?:\/index)?(?:\.html|\/)$/, '') || '/';
    if (path !== '/' && site.pages.has(bare)) return problem('adressens form', bare);
    const target = site.redirect(path);
    if (target) return problem('omvej', `den endelige adresse: ${target}`);
    return problem('død adresse', 'en side eller fil, der findes');
  });
