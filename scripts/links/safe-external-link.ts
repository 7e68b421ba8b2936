import { eachLink, resolveInternalUrl } from './link-site.ts';

/** Checks that external links use HTTPS and hide `window.opener`, and that `mailto:` and `tel:` links are complete. */
export const safeExternalLink = eachLink(({ href, rel }, page, site) => {
  if (href.startsWith('tel:'))
    return /^tel:\+\d{6,15}$/.test(href)
      ? null
      : { kind: 'telefonlink', expected: 'tel:+45 og cifre uden mellemrum' };
  if (href.startsWith('mailto:'))
    return /^mailto:[^\s@?]+@[^\s@?]+\.[^\s@?]+(?:\?|$)/.test(href)
      ? null
      : { kind: 'maillink', expected: 'mailto: og en hel adresse' };
  if (resolveInternalUrl(href, page, site)) return null;
  const kind = 'link ud af siden';
  if (!href.startsWith('https://')) return { kind, expected: 'https://' };
  return rel.includes('noopener') || rel.includes('noreferrer') ? null : { kind, expected: 'rel="noopener"' };
});
