import { imageHosts } from '#src/site/image-hosts.ts';
import { siteOrigin } from '#src/site/origin.server.ts';
import { type LinkAdvice, linkAdvice } from './check-link.ts';
import type { LinkPage } from './read-page.ts';

export type LinkFault = LinkAdvice & {
  /** The page's file. */
  readonly file: string;
  /** Address and text of the link. */
  readonly where: string;
  readonly href: string;
};

/** A text has no two headings with one anchor: the other belongs to the page around it. */
const repeatedId: LinkAdvice = { expected: 'ét anker af det navn: et andet efter overskriften, [#anker]' };

/** Checks the links and files of every page. `files` are the paths below the folder of the site. */
export function checkBuiltLinks(builtPages: readonly LinkPage[], files: readonly string[]): LinkFault[] {
  const pages = new Map(builtPages.map(({ path, ids }) => [path, ids]));
  const paths = new Set(files.map((file) => encoded(`/${file}`)));
  const isFile = (path: string) => paths.has(encoded(path)) && !path.endsWith('.html');
  return builtPages.flatMap(({ path, file, links, assets, repeatedIds }) => {
    const fault = (href: string, advice: LinkAdvice | null, where = href) =>
      advice ? [{ file, where, href, ...advice }] : [];
    return [
      ...links.flatMap(({ href, text }) => {
        const advice = linkAdvice(href, path, pages, isFile);
        return fault(href, advice, text ? `"${text}" ${href}` : href);
      }),
      ...assets.flatMap((href) =>
        fault(
          href,
          assetAdvice(href, path, (each) => pages.has(each) || paths.has(each)),
        ),
      ),
      ...repeatedIds.flatMap((id) => fault(`#${id}`, repeatedId)),
    ];
  });
}

/** Returns a path as browsers send it, whether it is written so or not: `/løn.pdf` gives `/l%C3%B8n.pdf`. */
const encoded = (path: string) => new URL(path, siteOrigin()).pathname;

/** Checks that an image, style sheet, script, font or icon is a file of the site, or an image of an allowed host. */
function assetAdvice(href: string, from: string, exists: (path: string) => boolean): LinkAdvice | null {
  // A bare fragment refers to a symbol in the page's own inline SVG.
  if (href.startsWith('#')) return null;
  const { origin, pathname } = new URL(href, siteOrigin() + from);
  if (origin === siteOrigin()) return exists(pathname) ? null : { expected: 'en side eller fil, der findes' };
  return imageHosts.includes(origin) ? null : { expected: 'en fil på vores egen adresse' };
}
