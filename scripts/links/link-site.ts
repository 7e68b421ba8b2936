type PageLink = {
  readonly href: string;
  /** Accessible name. */
  readonly label: string;
  readonly rel: readonly string[];
};

/** A built page, as the link checks see it. */
export type LinkPage = {
  readonly path: string;
  readonly file: string;
  readonly ids: ReadonlySet<string>;
  readonly links: readonly PageLink[];
  /** URLs of images, style sheets, scripts, fonts, icons and alternate formats such as the feed. */
  readonly assets: readonly string[];
  /** URLs in the structured data. */
  readonly data: readonly string[];
};

/** The built site, as the link checks see it. */
export type LinkSite = {
  readonly origin: string;
  /** Pages by path. */
  readonly pages: ReadonlyMap<string, LinkPage>;
  /** Paths of all files: `/assets/main.js`. */
  readonly files: ReadonlySet<string>;
  /** Other origins that may host images. */
  readonly imageHosts: readonly string[];
  /** Returns the target of a redirect; null when the path is not redirected. */
  readonly redirect: (path: string) => string | null;
};

type LinkDiagnostic = {
  readonly kind: string;
  /** URL or link text that the diagnostic concerns. */
  readonly where: string;
  readonly expected: string;
};

export type PageDiagnostic = LinkDiagnostic & { readonly file: string };

/** Returns the diagnostics of one page; empty when it passes. */
export type LinkCheck = (page: LinkPage, site: LinkSite) => LinkDiagnostic[];

/** Turns a check of a single link, which returns null when the link passes, into a check of a page. */
export function eachLink(
  check: (link: PageLink, page: LinkPage, site: LinkSite) => Omit<LinkDiagnostic, 'where'> | null,
): LinkCheck {
  return (page, site) =>
    page.links.flatMap((link) => {
      const diagnostic = check(link, page, site);
      return diagnostic ? { ...diagnostic, where: formatLink(link) } : [];
    });
}

type InternalUrl = { readonly path: string; readonly hash: string };

/**
 * Resolves a link into a decoded path and fragment: `#a` on `/priser` gives `/priser` and `a`.
 * Returns null for other hosts, `mailto:` and `tel:`.
 */
export function resolveInternalUrl(href: string, page: LinkPage, { origin }: LinkSite): InternalUrl | null {
  const base = new URL(page.path, origin);
  // Returned unchanged, so that the checks report it as missing.
  if (!URL.canParse(href, base)) return { path: href, hash: '' };
  const url = new URL(href, base);
  return url.origin === base.origin ? { path: decode(url.pathname), hash: decode(url.hash.slice(1)) } : null;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function formatLink({ label, href }: PageLink): string {
  return label ? `"${label}" ${href}` : href;
}
