import type { SiteData } from '#src/content/types.ts';
import { priceGuide } from '#src/site/pages.ts';

/** A page in the menu or the footer, with the name of its page unless `content/data/menu.yaml` gives it another. */
export type MenuLink = SiteData['menu']['home'] & { readonly label: string };

/** An entry with `children` is a disclosure; its own link leads to the first child. */
export type MenuEntry = MenuLink & { readonly children: readonly MenuLink[] };

/** The links of the header, the mobile menu, the footer and the 404 page. The legal ones are last in the footer. */
export type MenuLinks = Readonly<{ home: MenuLink; main: readonly MenuEntry[]; legal: readonly MenuLink[] }>;

/**
 * Returns the `aria-current` of a link: `page` for the current page, `true` for an entry that contains it
 * (Artikler for every article, Tjenester for the services and what is below them). The trail is the path of the page,
 * then those of its breadcrumbs.
 */
export function ariaCurrent(
  { path, children = [] }: MenuLink & Partial<MenuEntry>,
  trail: readonly string[],
): 'page' | 'true' | undefined {
  const [pathname = ''] = trail;
  if (path === pathname) return 'page';
  if (children.some((child) => trail.includes(child.path))) return 'true';
  const current = pathname === priceGuide.shortPath ? priceGuide.path : pathname;
  return current.startsWith(`${path}/`) ? 'true' : undefined;
}
