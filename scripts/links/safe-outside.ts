import { eachLink, insideAddress } from './link-site.ts';

/** Links to other sites are encrypted and give the other page no hold on ours; mail and telephone are whole. */
export const safeOutside = eachLink(({ href, rel }, page, site) => {
  if (href.startsWith('tel:'))
    return /^tel:\+\d{6,15}$/.test(href)
      ? null
      : { kind: 'telefonlink', expected: 'tel:+45 og cifre uden mellemrum' };
  if (href.startsWith('mailto:'))
    return /^mailto:[^\s@?]+@[^\s@?]+\.[^\s@?]+(?:\?|$)/.test(href)
      ? null
      : { kind: 'maillink', expected: 'mailto: og en hel adresse' };
  if (insideAddress(href, page, site)) return null;
  const kind = 'link ud af siden';
  if (!href.startsWith('https://')) return { kind, expected: 'https://' };
  return rel.includes('noopener') || rel.includes('noreferrer') ? null : { kind, expected: 'rel="noopener"' };
});
