import { matchRedirect } from '#src/site/match-redirect.ts';
import { siteOrigin } from '#src/site/origin.server.ts';
import { nearest } from '../lib/nearest.ts';
import { addressDiagnostic } from './link-address.ts';

/** What is expected in place of a link that leads nowhere and, where it is known, the address that was meant. */
export type LinkDiagnostic = { readonly expected: string; readonly example?: string | undefined };

/** Anchors of each page by its path; null where only the finished page tells. */
export type PageAnchors = ReadonlyMap<string, ReadonlySet<string> | null>;

/**
 * Returns what keeps a link on the page `from` from leading to a page, a section of it or a file; null if nothing does. An
 * address is neither redirected nor spelled in another way than that of its page.
 */
export function linkDiagnostic(
  href: string,
  from: string,
  pages: PageAnchors,
  isFile: (path: string) => boolean,
): LinkDiagnostic | null {
  const address = addressDiagnostic(href, siteOrigin());
  if (address)
    return {
      expected: address.expected,
      example: address.path ? meantPage(address.path, pages) : address.example,
    };
  if (!/^[/#]/.test(href)) return null;
  const path = pathOf(href) || from;
  const anchors = pages.get(path);
  if (anchors === undefined) {
    const expected =
      'en side eller fil, der findes, uden .html og skråstreg til sidst. Har siden fået nyt navn, så se »Når en artikel flytter« i content/README.md';
    return isFile(path) ? null : { expected, example: meantPage(href, pages) };
  }
  const [before = '', anchor] = href.split('#');
  // Browsers resolve `#top` on every page.
  if (!anchor || anchor === 'top' || !anchors || anchors.has(anchor)) return null;
  const close = nearest(anchor, [...anchors]);
  // Sections have their heading's id and one more, by which screen readers name them.
  const named = [...anchors].filter((id) => !id.endsWith('-titel'));
  const expected = `et af sidens ankre: ${named.join(', ') || 'der er ingen'}`;
  return { expected, example: close && `${before}#${close}` };
}

/**
 * Returns where an address of this site leads, or should have led: what was public once is redirected, or a page is close.
 * Without an anchor that is not there.
 */
function meantPage(address: string, pages: PageAnchors): string | undefined {
  const written = pathOf(address);
  const path = written.replace(/(?:\.html?)?\/?$/, '') || written;
  const page = pages.has(path) ? path : nearest(path, [...pages.keys()]);
  const meant = matchRedirect(address) ?? (page && page + address.slice(written.length));
  const [target = '', anchor = ''] = meant?.split('#') ?? [];
  return pages.get(target)?.has(anchor) === false ? target : meant;
}

/** Returns an address of this site without its query and anchor. */
export const pathOf = (address: string) => /^[^?#]*/.exec(address)?.[0] ?? '';
