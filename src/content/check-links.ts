import { siteOrigin } from '#src/site/origin.server.ts';
import { pages as sitePages } from '#src/site/pages.ts';
import { priceGuide } from '#src/site/price-guide.ts';
import { addressDiagnostic } from './check-address.ts';
import type { WithReport } from './content.ts';
import type { Diagnostic } from './diagnostic.ts';
import { nearest } from './nearest.ts';
import type { Article, LegalPage } from './types.ts';
import { isVagueLabel } from './vague-label.ts';

type TextPage = WithReport<Article> | WithReport<LegalPage>;

/** Returns the path of every page of the site, those included that cannot be read. */
function knownPaths(
  pages: readonly { readonly path: string }[],
  broken: ReadonlySet<string> = new Set(),
): ReadonlySet<string> {
  const ofSite = Object.values(sitePages).map(({ path }) => path);
  return new Set([...ofSite, ...pages.map(({ path }) => path), ...broken, priceGuide.shortPath]);
}

/** Where a former address leads now, with query and anchor kept; null if it is no former address. */
export type FindRedirect = (address: string) => string | null;

/**
 * Checks that links have a descriptive label and lead to an existing page and, in articles and legal pages, to an
 * existing section. `unpublished` holds the paths of drafts and upcoming articles. Anchors on other pages are known only
 * after the build; `npm run links` checks those.
 */
export function checkLinks(
  pages: readonly TextPage[],
  broken: ReadonlySet<string> = new Set(),
  unpublished: ReadonlySet<string> = new Set(),
  findRedirect: FindRedirect = () => null,
): Diagnostic[] {
  const anchors = new Map<string, readonly string[]>(
    pages.map((page) => [page.path, page.mdx.toc.map((entry) => entry.id)]),
  );
  const paths = knownPaths(pages, broken);
  const origin = siteOrigin();
  /**
   * Returns the address that was probably meant by one of this site that leads nowhere. Keeps its anchor where the page
   * has it. The anchors of pages that are no texts are not known: theirs is kept if the page was only misspelt.
   */
  const meant = (address: string, ownPath = ''): string | undefined => {
    const [withoutAnchor = '', anchor] = address.split('#');
    const path = pathOf(address);
    const redirected = findRedirect(withoutAnchor);
    const others = [...paths].filter((other) => other !== ownPath);
    const known = paths.has(path) ? path : nearest(path, others);
    const target = redirected ?? (known && known + withoutAnchor.slice(path.length));
    if (!target || !anchor) return target;
    const hasAnchor = anchors.get(pathOf(target))?.includes(anchor) ?? redirected === null;
    return hasAnchor ? `${target.replace(/#.*/, '')}#${anchor}` : target;
  };
  const diagnostics: Diagnostic[] = [];
  for (const { file, path: ownPath, mdx } of pages) {
    for (const { href, text, line } of mdx.links) {
      const addDiagnostic = (found: string, expected: string, example?: string) =>
        diagnostics.push({ file, line, where: 'link', found, expected, example });
      if (isVagueLabel(text)) {
        const expected = 'en linktekst, der siger, hvor linket fører hen';
        addDiagnostic(`[${text}](${href})`, expected, `[navnet på siden](${href})`);
      }
      const diagnostic = addressDiagnostic(href, origin);
      if (diagnostic) {
        const { expected, example } = diagnostic;
        addDiagnostic(href, expected, example?.startsWith('/') ? meant(example) : example);
        continue;
      }
      if (!/^[/#]/.test(href)) continue;
      const path = pathOf(href) || ownPath;
      const anchor = /#(.*)$/.exec(href)?.[1];
      const bare = path.replace(/(?:\/index)?(?:\.html|\/)$/, '') || '/';
      const known = anchors.get(path);
      if (unpublished.has(path))
        addDiagnostic(href, 'en side, der er ude: artiklen er en kladde eller udkommer senere');
      else if (path !== bare && paths.has(bare))
        addDiagnostic(
          href,
          'en adresse uden .html og uden skråstreg til sidst',
          meant(bare + href.slice(path.length)),
        );
      else if (!paths.has(path)) addDiagnostic(href, 'en side, der findes', meant(href, ownPath));
      else if (anchor && known && !known.includes(anchor)) {
        const close = nearest(anchor, known);
        const example = close && `${href.slice(0, href.indexOf('#'))}#${close}`;
        addDiagnostic(href, `et af sidens ankre: ${known.join(', ')}`, example);
      }
    }
  }
  return diagnostics;
}

/** Returns an address of this site without its query and anchor. */
const pathOf = (address: string) => /^[^?#]*/.exec(address)?.[0] ?? '';

/** Returns the files of articles that no other article links to or relates to: only the overview leads there. */
export function orphans(articles: readonly WithReport<Article>[]): string[] {
  const reached = new Set(
    articles.flatMap((article) => [
      ...article.related.map((slug) => `/artikler/${slug}`),
      ...article.mdx.links
        .map(({ href }) => href.split('#')[0] ?? '')
        .filter((path) => path !== article.path),
    ]),
  );
  return articles.filter((article) => !reached.has(article.path)).map((article) => article.file);
}

const fewestLinks = 6;

/** Returns a warning for each article that leads readers to few other pages of the site. */
export function fewLinks(articles: readonly Pick<WithReport<Article>, 'file' | 'mdx'>[]): string[] {
  return articles.flatMap(({ file, mdx }) => {
    const count = mdx.links.filter(({ href }) => href.startsWith('/')).length;
    return count < fewestLinks
      ? `${file}: ${count} links til vores egne sider; skriv gerne mindst ${fewestLinks}`
      : [];
  });
}
