import { imageHosts } from '#src/site/image-hosts.ts';
import { siteOrigin } from '#src/site/origin.server.ts';
import { type LinkDiagnostic, linkDiagnostic } from './check-link.ts';
import type { LinkPage } from './read-page.ts';

export type BuiltLinkDiagnostic = ReturnType<typeof checkBuiltLinks>[number];

/** A text has no two headings with one anchor: the other belongs to the page around it. */
const repeatedId: LinkDiagnostic = {
  expected: 'ét anker af det navn: et andet efter overskriften, [#anker]',
};

/**
 * Checks the links and files of every page; `files` are the paths below the folder of the site. Returns what is wrong with
 * the page's `file` and, as `where`, address and text of the link.
 */
export function checkBuiltLinks(builtPages: readonly LinkPage[], files: readonly string[]) {
  const pages = new Map(builtPages.map(({ path, ids }) => [path, ids]));
  const paths = new Set(files.map((file) => encoded(`/${file}`)));
  const isFile = (path: string) => paths.has(encoded(path)) && !path.endsWith('.html');
  const exists = (path: string) => pages.has(path) || paths.has(path);
  return builtPages.flatMap(({ path, file, links, assets, repeatedIds }) => {
    const fault = (href: string, diagnostic: LinkDiagnostic | null, where = href) =>
      diagnostic ? [{ file, where, href, ...diagnostic }] : [];
    return [
      ...links.flatMap(({ href, text }) => {
        const diagnostic = linkDiagnostic(href, path, pages, isFile);
        return fault(href, diagnostic, text ? `"${text}" ${href}` : href);
      }),
      ...assets.flatMap((href) => fault(href, assetDiagnostic(href, path, exists))),
      ...repeatedIds.flatMap((id) => fault(`#${id}`, repeatedId)),
    ];
  });
}

/** Returns a path as browsers send it, whether it is written so or not: `/løn.pdf` gives `/l%C3%B8n.pdf`. */
const encoded = (path: string) => new URL(path, siteOrigin()).pathname;

/** Checks that an image, style sheet, script, font or icon is a file of the site, or an image of an allowed host. */
function assetDiagnostic(
  href: string,
  from: string,
  exists: (path: string) => boolean,
): LinkDiagnostic | null {
  // A bare fragment refers to a symbol in the page's own inline SVG.
  if (href.startsWith('#')) return null;
  const { origin, pathname } = new URL(href, siteOrigin() + from);
  if (origin === siteOrigin()) return exists(pathname) ? null : { expected: 'en side eller fil, der findes' };
  // A tool that may count without asking stands in every page.
  const isKnown = imageHosts.includes(origin) || href === process.env.VITE_ANALYTICS_SRC;
  return isKnown ? null : { expected: 'en fil på vores egen adresse' };
}
