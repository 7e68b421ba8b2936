import { type PageInfo, pages } from './pages.ts';

export type NavLink = Pick<PageInfo, 'path' | 'label' | 'hint'>;

/** `children` makes the entry a disclosure: the link leads to the first of them. */
export type NavEntry = NavLink & { readonly children?: readonly NavLink[] };

export const homeLink: NavEntry = pages.home;

export const serviceLinks: readonly NavLink[] = [
  { ...pages.services, label: 'Alle tjenester', hint: 'Overblik over det, vi laver' },
  pages.websites,
  pages.seo,
];

/** Header, mobile menu, footer and the 404 page show these links. */
export const mainLinks: readonly NavEntry[] = [
  pages.about,
  { ...pages.services, children: serviceLinks },
  pages.prices,
  pages.cases,
  pages.articles,
  pages.contact,
];

export const legalLinks: readonly Omit<NavLink, 'hint'>[] = [
  { path: '/vilkaar', label: 'Handelsbetingelser' },
  { path: '/privatlivspolitik', label: 'Privatlivspolitik' },
  { path: '/cookies', label: 'Cookiepolitik' },
];

/** Where the price calculator stands; buttons all over the site lead there. */
export const calculatorHref = `${pages.prices.path}#prisudregner`;

/**
 * What a link says about the page that is open: `page` on the page itself, `true` on an entry
 * that holds it (Artikler for every article, Tjenester for the services).
 */
export function ariaCurrent(entry: NavEntry, pathname: string): 'page' | 'true' | undefined {
  if (entry.path === pathname) return 'page';
  if (entry.children?.some((child) => child.path === pathname)) return 'true';
  if (entry.path === pages.articles.path && isArticle(pathname)) return 'true';
  return undefined;
}

/** The price guide is an article that also answers on an address of its own. */
function isArticle(pathname: string): boolean {
  return pathname.startsWith(`${pages.articles.path}/`) || pathname === '/hvad-koster-hjemmesider';
}
