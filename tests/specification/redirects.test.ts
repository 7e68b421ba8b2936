import { expect, test } from 'vitest';
import { matchRedirect } from '#src/site/match-redirect.ts';

/** Former addresses of the specification, by target. */
const specified: Readonly<Record<string, string>> = {
  '/': '/old-homepage /home /index /index.html /index.php',
  '/tjenester':
    '/services /seo-services /web-design /webdesign /websites /web-development /responsive-design /seo-optimering ' +
    '/seo-consultant /google-ads /marketing',
  '/omos': '/about /about-us /om-os /team',
  '/kontakt': '/contact /contact-us /kontakt-os /get-in-touch /reach-out /hire-us /book-dit-mode',
  '/priser': '/pricing /prices /hjemmeside-priser /seo-priser /cost /quote /estimate',
  '/cases':
    '/portfolio /work /projects /our-work /case-studies /kunder /kunder/en-kunde /kunder/en-kunde/side',
  '/artikler': '/blog /news /vores-artikler',
  '/artikler/seo-guide-2025':
    '/hvad-er-en-behovsanalyse /artikler/hvad-er-en-behovsanalyse /vores-artikler/hvad-er-en-behovsanalyse ' +
    '/10-tips-til-din-seo /artikler/10-tips-til-din-seo /vores-artikler/10-tips-til-din-seo ' +
    '/lokal-seo /artikler/lokal-seo /vores-artikler/lokal-seo ' +
    '/hvad-er-seo /artikler/hvad-er-seo /vores-artikler/hvad-er-seo',
  '/artikler/webdesign-trends-2025': '/artikler/webdesign-trends',
  '/artikler/verden-med-ai': '/artikler/verden-with-ai',
};
const pairs = Object.entries(specified).flatMap(([to, sources]) =>
  sources.split(' ').map((from) => [from, to] as const),
);

test.each(pairs)('%s leads to %s', (from, to) => {
  expect(matchRedirect(from)).toBe(to);
});
