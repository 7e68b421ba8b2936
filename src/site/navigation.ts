/** The site's links, written once: header, mobile menu, footer and the 404 page read this list. */
export type NavLink = {
  readonly href: string;
  readonly label: string;
  /** One line under the label, where there is room for it. */
  readonly hint: string;
};

/** `children` makes the entry a disclosure: the link leads to the first of them. */
export type NavEntry = NavLink & { readonly children?: readonly NavLink[] };

export const homeLink: NavEntry = { href: '/', label: 'Forside', hint: 'Start her' };

export const serviceLinks: readonly NavLink[] = [
  { href: '/tjenester', label: 'Alle tjenester', hint: 'Overblik over det, vi laver' },
  { href: '/hjemmesider', label: 'Hjemmesider', hint: 'Virksomhedssider, webshops og landingssider' },
  { href: '/seo', label: 'SEO', hint: 'Bliv fundet, når kunden søger' },
];

export const mainLinks: readonly NavEntry[] = [
  { href: '/omos', label: 'Om os', hint: 'De to, der tegner og bygger' },
  { href: '/tjenester', label: 'Tjenester', hint: 'Hjemmesider og SEO', children: serviceLinks },
  { href: '/priser', label: 'Priser', hint: 'Pakker og prisberegner' },
  { href: '/cases', label: 'Cases', hint: 'Hjemmesider, vi har bygget' },
  { href: '/artikler', label: 'Artikler', hint: 'Råd om hjemmesider og SEO' },
  { href: '/kontakt', label: 'Kontakt', hint: 'Ring, skriv eller send formularen' },
];

export const legalLinks: readonly Omit<NavLink, 'hint'>[] = [
  { href: '/vilkaar', label: 'Handelsbetingelser' },
  { href: '/privatlivspolitik', label: 'Privatlivspolitik' },
  { href: '/cookies', label: 'Cookiepolitik' },
];

/** Where the price calculator stands; buttons all over the site lead there. */
export const calculatorHref = '/priser#prisudregner';

/**
 * What a link says about the page that is open: `page` on the page itself, `true` on an entry
 * that holds it (Artikler for every article, Tjenester for the services).
 */
export function ariaCurrent(entry: NavEntry, pathname: string): 'page' | 'true' | undefined {
  if (entry.href === pathname) return 'page';
  if (entry.children?.some((child) => child.href === pathname)) return 'true';
  if (entry.href === '/artikler' && isArticle(pathname)) return 'true';
  return undefined;
}

/** The price guide is an article that also answers on an address of its own. */
function isArticle(pathname: string): boolean {
  return pathname.startsWith('/artikler/') || pathname === '/hvad-koster-hjemmesider';
}
