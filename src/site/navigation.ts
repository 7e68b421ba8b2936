import type { websites } from './packages.ts';
import { type PageInfo, pages, priceGuide } from './pages.ts';

export type NavLink = Pick<PageInfo, 'path' | 'label' | 'hint'>;

/** An entry with `children` is a disclosure; its own link leads to the first child. */
export type NavEntry = NavLink & { readonly children?: readonly NavLink[] };

export const homeLink: NavEntry = pages.home;

export const serviceLinks: readonly NavLink[] = [
  { ...pages.services, label: 'Alle tjenester', hint: 'Overblik over det, vi laver' },
  pages.websites,
  pages.seo,
];

/** Links in the header, the mobile menu and on the 404 page. */
export const mainLinks: readonly NavEntry[] = [
  pages.about,
  { ...pages.services, children: serviceLinks },
  pages.prices,
  pages.cases,
  pages.articles,
  pages.contact,
];

/** Pages in the footer, beside the services: the home page and those of the header. */
export const footerLinks: readonly NavLink[] = [homeLink, ...mainLinks.filter(({ children }) => !children)];

export const legalLinks: readonly Omit<NavLink, 'hint'>[] = [
  { path: '/vilkaar', label: 'Handelsbetingelser' },
  { path: '/privatlivspolitik', label: 'Privatlivspolitik' },
  { path: '/cookies', label: 'Cookiepolitik' },
];

/** Link to the price calculator, used all over the site. */
export const calculatorHref = `${pages.prices.path}#prisudregner`;

/** Returns the link to the price calculator with a website package chosen. */
export function calculatorHrefFor(size: keyof typeof websites): string {
  return `${pages.prices.path}?stoerrelse=${size}#prisudregner`;
}

/**
 * Returns the `aria-current` of a link: `page` for the current page, `true` for an entry that contains it
 * (Artikler for every article, Cases for every case, Tjenester for the services).
 */
export function ariaCurrent(entry: NavEntry, pathname: string): 'page' | 'true' | undefined {
  if (entry.path === pathname) return 'page';
  if (entry.children?.some((child) => child.path === pathname)) return 'true';
  const path = pathname === priceGuide.shortPath ? priceGuide.path : pathname;
  return path.startsWith(`${entry.path}/`) ? 'true' : undefined;
}
