import type { Article, TextPage } from '#src/content/types.ts';
import { matchRedirect } from '#src/site/match-redirect.ts';
import { siteOrigin } from '#src/site/origin.server.ts';
import { priceGuide, pages as sitePages } from '#src/site/pages.ts';
import type { Diagnostic, Finding } from '../diagnostic.ts';
import { nearest } from '../nearest.ts';
import type { ReadableFile } from '../read-text-files.ts';
import { addressDiagnostic } from '../schema/link-address.ts';
import { isVagueLabel } from './vague-label.ts';

type Found = Omit<Finding, 'line' | 'where'>;

type UnreadPaths = {
  /** Pages that cannot be read. */
  readonly broken: ReadonlySet<string>;
  /** Drafts and upcoming articles. */
  readonly unpublished: ReadonlySet<string>;
};

type LinkedSite = UnreadPaths & {
  readonly paths: ReadonlySet<string>;
  /** Anchors of each text. Those of other pages are known only after the build, which checks them. */
  readonly anchors: ReadonlyMap<string, readonly string[]>;
};

/** Checks that links have a descriptive label and lead to an existing page and, in texts, to an existing section. */
export function checkTextLinks(
  checked: readonly Pick<ReadableFile<Pick<Article | TextPage, 'file' | 'path' | 'toc'>>, 'page' | 'text'>[],
  unread: UnreadPaths,
): Diagnostic[] {
  const paths = [...Object.values(sitePages), ...checked.map(({ page }) => page)].map(({ path }) => path);
  const site = {
    ...unread,
    paths: new Set([...paths, ...unread.broken, priceGuide.shortPath]),
    anchors: new Map(checked.map(({ page: { path, toc } }) => [path, toc.map(({ id }) => id)])),
  };
  return checked.flatMap(({ page: { file, path }, text: { links } }) =>
    links.flatMap(({ href, text, line }) =>
      [...checkLabel(text, href), ...checkTarget(href, path, site)].map((found) => ({
        file,
        line,
        where: 'link',
        ...found,
      })),
    ),
  );
}

function checkLabel(text: string, href: string): Found[] {
  if (text.trim() && !isVagueLabel(text)) return [];
  const expected = 'en linktekst, der siger, hvor linket fører hen';
  return [{ found: `[${text}](${href})`, expected, example: `[navnet på siden](${href})` }];
}

function checkTarget(href: string, ownPath: string, site: LinkedSite): Found[] {
  const wrong = addressDiagnostic(href, siteOrigin());
  if (wrong) {
    const { expected, path = '' } = wrong;
    return [{ found: href, expected, example: meantPage(path, site) }];
  }
  // The link check of the finished site knows its files.
  if (!/^[/#]/.test(href) || isFile(href)) return [];
  const path = pathOf(href) || ownPath;
  const anchor = /#(.*)$/.exec(href)?.[1];
  const anchors = site.anchors.get(path);
  if (site.unpublished.has(path))
    return [{ found: href, expected: 'en side, der er ude: artiklen er en kladde eller udkommer senere' }];
  if (!site.paths.has(path)) {
    const expected = 'en side, der findes, uden .html og skråstreg til sidst';
    return [{ found: href, expected, example: meantPage(href, site) }];
  }
  if (!anchor || !anchors || anchors.includes(anchor)) return [];
  const close = nearest(anchor, anchors);
  const example = close && `${href.slice(0, href.indexOf('#'))}#${close}`;
  return [{ found: href, expected: `et af sidens ankre: ${anchors.join(', ')}`, example }];
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
