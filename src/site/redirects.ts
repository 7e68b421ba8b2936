/** A former address and the page that replaces it. A source ending in `/*` matches everything below it. */
export type Redirect = { readonly from: string; readonly to: string };

/** Pages with the former addresses that they replace, the single source of all redirects. A page may stand in several lines. */
const formerAddresses: readonly (readonly [page: string, former: readonly string[]])[] = [
  ['/', ['/old-homepage', '/home', '/index', '/index.html', '/index.php']],
  [
    '/tjenester',
    [
      '/services',
      '/seo-services',
      '/web-design',
      '/webdesign',
      '/websites',
      '/web-development',
      '/responsive-design',
      '/seo-optimering',
      '/seo-consultant',
      '/google-ads',
      '/marketing',
    ],
  ],
  ['/omos', ['/about', '/about-us', '/om-os', '/team']],
  [
    '/kontakt',
    ['/contact', '/contact-us', '/kontakt-os', '/get-in-touch', '/reach-out', '/hire-us', '/book-dit-mode'],
  ],
  ['/priser', ['/pricing', '/prices', '/hjemmeside-priser', '/seo-priser', '/cost', '/quote', '/estimate']],
  ['/cases', ['/portfolio', '/work', '/projects', '/our-work', '/case-studies', '/kunder', '/kunder/*']],
  ['/artikler', ['/blog', '/news', '/vores-artikler']],
  [
    '/artikler/seo-guide-2025',
    ['hvad-er-en-behovsanalyse', '10-tips-til-din-seo', 'lokal-seo', 'hvad-er-seo'].flatMap((slug) => [
      `/${slug}`,
      `/artikler/${slug}`,
      `/vores-artikler/${slug}`,
    ]),
  ],
  ['/artikler/webdesign-trends-2025', ['/artikler/webdesign-trends']],
  ['/artikler/verden-med-ai', ['/artikler/verden-with-ai']],
];

/** All redirects of the site. */
export const redirects: readonly Redirect[] = formerAddresses.flatMap(([to, former]) =>
  former.map((from) => ({ from, to })),
);
