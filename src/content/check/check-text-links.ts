import { siteOrigin } from '#src/site/origin.server.ts';
import { pages as sitePages } from '#src/site/pages.ts';
import { priceGuide } from '#src/site/price-guide.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { nearest } from '../nearest.ts';
import { addressDiagnostic } from '../schema/link-address.ts';
import type { Article, TextPage, WithReport } from '../types.ts';
import { isVagueLabel } from './vague-label.ts';

type LinkingPage = Pick<WithReport<Article | TextPage>, 'file' | 'path' | 'mdx'>;
type Found = Omit<Diagnostic, 'file' | 'line' | 'where'>;

/** Where a former address leads now, with query and anchor kept; null if it is no former address. */
export type FindRedirect = (address: string) => string | null;

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
  readonly findRedirect: FindRedirect;
};

/** Checks that links have a descriptive label and lead to an existing page and, in texts, to an existing section. */
export function checkTextLinks(
  pages: readonly LinkingPage[],
  unread: UnreadPaths,
  findRedirect: FindRedirect,
): Diagnostic[] {
  const paths = [...Object.values(sitePages), ...pages].map(({ path }) => path);
  const site = {
    ...unread,
    paths: new Set([...paths, ...unread.broken, priceGuide.shortPath]),
    anchors: new Map(pages.map(({ path, mdx }) => [path, mdx.toc.map(({ id }) => id)])),
    findRedirect,
  };
  return pages.flatMap(({ file, path, mdx }) =>
    mdx.links.flatMap(({ href, text, line }) =>
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
function meantPage(address: string, { paths, anchors, findRedirect }: LinkedSite): string | undefined {
  const path = pathOf(address);
  const page = paths.has(path) ? path : nearest(path, [...paths]);
  const meant = findRedirect(address) ?? (page && page + address.slice(path.length));
  const [target = '', anchor = ''] = meant?.split('#') ?? [];
  return anchors.get(target)?.includes(anchor) === false ? target : meant;
}

/** Returns an address of this site without its query and anchor. */
const pathOf = (address: string) => /^[^?#]*/.exec(address)?.[0] ?? '';
/** Whether an address of this site is that of a file, such as `/prisliste.pdf`, and not of a page. */
const isFile = (address: string) => /\.(?!html?$|mdx?$)[a-z\d]+$/i.test(pathOf(address));

/** Returns a remark for each article that no other one links to or relates to: only the overview leads there. */
export function orphans(articles: readonly WithReport<Article>[]): Diagnostic[] {
  const linked = new Set(
    articles.flatMap(({ path, related, mdx }) => [
      ...related.map((slug) => `/artikler/${slug}`),
      ...mdx.links.map(({ href }) => pathOf(href)).filter((target) => target !== path),
    ]),
  );
  return articles
    .filter(({ path }) => !linked.has(path))
    .map(({ file }) => ({
      file,
      where: 'links',
      found: 'ingen anden artikel linker hertil',
      expected: 'mindst én, der gør',
      severity: 'warning',
    }));
}
