import { priceGuide } from '#src/site/pages.ts';

/** A page in the menu or the footer. */
export type MenuLink = {
  readonly path: string;
  readonly label: string;
  /** Short line under the label, where there is room. */
  readonly hint: string | null;
};

/** An entry with `children` is a disclosure; its own link leads to the first child. */
export type MenuEntry = MenuLink & { readonly children: readonly MenuLink[] };

/** The links of the header, the mobile menu, the footer and the 404 page (`content/data/menu.yaml`). */
export type MenuLinks = {
  readonly home: MenuLink;
  readonly main: readonly MenuEntry[];
  /** Last in the footer. */
  readonly legal: readonly MenuLink[];
};

/**
 * Returns the `aria-current` of a link: `page` for the current page, `true` for an entry that contains it
 * (Artikler for every article, Cases for every case, Tjenester for the services).
 */
export function ariaCurrent(
  { path, children = [] }: MenuLink & Partial<MenuEntry>,
  pathname: string,
): 'page' | 'true' | undefined {
  if (path === pathname) return 'page';
  if (children.some((child) => child.path === pathname)) return 'true';
  const current = pathname === priceGuide.shortPath ? priceGuide.path : pathname;
  return current.startsWith(`${path}/`) ? 'true' : undefined;
}
