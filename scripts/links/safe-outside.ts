import { insideAddress, type LinkCheck, shownLink } from './link-site.ts';

/** Links to other sites are encrypted and give the other page no hold on ours; mail and telephone are whole. */
export const safeOutside: LinkCheck = (page, site) =>
  page.links.flatMap((link) => {
    const { href, rel } = link;
    const problem = (kind: string, expected: string) => [
      { file: page.file, kind, where: shownLink(link), expected },
    ];
    if (href.startsWith('tel:'))
      return /^tel:\+\d{6,15}$/.test(href) ? [] : problem('telefonlink', 'tel:+45 og cifre uden mellemrum');
    if (href.startsWith('mailto:'))
      return /^mailto:[^\s@?]+@[^\s@?]+\.[^\s@?]+(?:\?|$)/.test(href)
        ? []
        : problem('maillink', 'mailto: og en hel adresse');
    if (insideAddress(href, page, site)) return [];
    if (!href.startsWith('https://')) return problem('link ud af siden', 'https://');
    return rel.includes('noopener') || rel.includes('noreferrer')
      ? []
      : problem('link ud af siden', 'rel="noopener"');
  });
