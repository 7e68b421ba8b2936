export type PageLink = {
  readonly href: string;
  /** What a screen reader says; empty in what the build reads of a page (scripts/ssg/page-links.ts). */
  readonly label: string;
  readonly rel: readonly string[];
};

/** What the link checks need to know about a built page. */
export type LinkPage = {
  readonly path: string;
  readonly file: string;
  readonly ids: ReadonlySet<string>;
  readonly links: readonly PageLink[];
  /** Addresses of pictures, styles, scripts, fonts and icons that the page fetches or offers. */
  readonly assets: readonly string[];
  readonly canonical: string | null;
  readonly noIndex: boolean;
  /** Addresses named in structured data. */
  readonly data: readonly string[];
};

/** The built site as the link checks see it. */
export type LinkSite = {
  readonly origin: string;
  /** By address. */
  readonly pages: ReadonlyMap<string, LinkPage>;
  /** Addresses of all files: `/assets/main.js`. */
  readonly files: ReadonlySet<string>;
  /** Origins whose pictures pages may show beside our own. */
  readonly imageHosts: readonly string[];
  /** Where a former address leads; null when it is none. */
  readonly redirect: (path: string) => string | null;
};

export type LinkProblem = {
  readonly kind: string;
  /** The address or words that the problem is about. */
  readonly where: string;
  readonly expected: string;
};

/** A problem, and the page that has it. */
export type PageProblem = LinkProblem & { readonly file: string };

/** One promise about links: every way in which this page breaks it. */
export type LinkCheck = (page: LinkPage, site: LinkSite) => LinkProblem[];

/** One promise about each link of a page: how this one breaks it, null when it does not. */
export function eachLink(
  check: (link: PageLink, page: LinkPage, site: LinkSite) => Omit<LinkProblem, 'where'> | null,
): LinkCheck {
  return (page, site) =>
    page.links.flatMap((link) => {
      const problem = check(link, page, site);
      return problem ? { ...problem, where: shownLink(link) } : [];
    });
}

type Address = { readonly path: string; readonly hash: string };

/**
 * An address inside the site as path and fragment, both in plain letters; null for one that leads elsewhere
 * (another host, mail, telephone). `#a` on `/priser` gives `/priser` and `a`.
 */
export function insideAddress(href: string, page: LinkPage, { origin }: LinkSite): Address | null {
  const base = new URL(page.path, origin);
  if (!URL.canParse(href, base)) return { path: href, hash: '' };
  const url = new URL(href, base);
  return url.origin === base.origin ? { path: plain(url.pathname), hash: plain(url.hash.slice(1)) } : null;
}

function plain(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A link as the report shows it. */
function shownLink({ label, href }: PageLink): string {
  return label ? `"${label}" ${href}` : href;
}
