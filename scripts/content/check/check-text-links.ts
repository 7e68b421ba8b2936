import { matchRedirect } from '#src/site/match-redirect.ts';
import { siteOrigin } from '#src/site/origin.server.ts';
import { priceGuide, pages as sitePages } from '#src/site/pages.ts';
import type { Diagnostic, Place } from '../diagnostic.ts';
import { nearest } from '../nearest.ts';
import type { ReadFiles } from '../read-content.ts';
import { addressDiagnostic } from '../schema/link-address.ts';

/** Link texts that mean nothing out of context, as in a screen reader's list of links. */
const vague =
  /^(?:her|(?:klik|tryk|se|læs) her|(?:læs|se|vis) mere(?: her)?|mere|link|dette(?: link)?|(?:denne|gå til)? ?siden?)?$/;

type LinkedSite = {
  readonly paths: ReadonlySet<string>;
  /** Drafts and upcoming articles. */
  readonly unpublished: ReadonlySet<string>;
  /** Anchors of each text. Those of other pages are known only after the build, which checks them. */
  readonly anchors: ReadonlyMap<string, readonly string[]>;
};

/** Checks that links have a descriptive label and lead to an existing page and, in texts, to an existing section. */
export function checkTextLinks({ files, shown }: Pick<ReadFiles, 'files' | 'shown'>): Diagnostic[] {
  const published = new Set(shown.map(({ path }) => path));
  const site: LinkedSite = {
    unpublished: new Set(files.flatMap(({ path, page }) => (page && !published.has(path) ? path : []))),
    paths: new Set([
      ...Object.values(sitePages).map(({ path }) => path),
      ...published,
      // Also those that cannot be read.
      ...files.filter(({ page }) => !page).map(({ path }) => path),
      priceGuide.shortPath,
    ]),
    anchors: new Map(shown.map(({ path, page }) => [path, page.toc.map(({ id }) => id)])),
  };
  return shown.flatMap(({ file, path, text: { links } }) =>
    links.flatMap(({ href, text, line }) => {
      const place = { file, line, where: 'link' };
      return [...checkLabel(text, href, place), ...checkTarget(href, path, site, place)];
    }),
  );
}

function checkLabel(label: string, href: string, place: Place): Diagnostic[] {
  const words = label.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  if (!vague.test(words.join(' '))) return [];
  const expected = 'en linktekst, der siger, hvor linket fører hen';
  return [{ ...place, found: `[${label}](${href})`, expected, example: `[navnet på siden](${href})` }];
}

function checkTarget(href: string, ownPath: string, site: LinkedSite, place: Place): Diagnostic[] {
  const wrong = (expected: string, example?: string) => [{ ...place, found: href, expected, example }];
  const address = addressDiagnostic(href, siteOrigin());
  if (address) return wrong(address.expected, meantPage(address.path ?? '', site));
  // The link check of the finished site knows its files.
  if (!/^[/#]/.test(href) || isFile(href)) return [];
  const path = pathOf(href) || ownPath;
  const anchor = /#(.*)$/.exec(href)?.[1];
  const anchors = site.anchors.get(path);
  if (site.unpublished.has(path))
    return wrong('en side, der er ude: artiklen er en kladde eller udkommer senere');
  if (!site.paths.has(path))
    return wrong('en side, der findes, uden .html og skråstreg til sidst', meantPage(href, site));
  if (!anchor || !anchors || anchors.includes(anchor)) return [];
  const close = nearest(anchor, anchors);
  return wrong(
    `et af sidens ankre: ${anchors.join(', ')}`,
    close && `${href.slice(0, href.indexOf('#'))}#${close}`,
  );
}

/**
 * Returns where an address of this site leads, or should have led: what was public once is redirected, or a page is close.
 * Without an anchor that is not there.
 */
function meantPage(address: string, { paths, anchors }: LinkedSite): string | undefined {
  const path = pathOf(address);
  const page = paths.has(path) ? path : nearest(path, [...paths]);
  const meant = matchRedirect(address) ?? (page && page + address.slice(path.length));
  const [target = '', anchor = ''] = meant?.split('#') ?? [];
  return anchors.get(target)?.includes(anchor) === false ? target : meant;
}

/** Returns an address of this site without its query and anchor. */
const pathOf = (address: string) => /^[^?#]*/.exec(address)?.[0] ?? '';
/** Whether an address of this site is that of a file, such as `/prisliste.pdf`, and not of a page. */
const isFile = (address: string) => /\.(?!html?$|mdx?$)[a-z\d]+$/i.test(pathOf(address));
