import { pages as sitePages } from '#src/site/pages.ts';
import type { WithReport } from './content.ts';
import type { Problem } from './problem.ts';
import type { Article, LegalPage } from './types.ts';
import { isVagueLabel } from './vague-label.ts';

type TextPage = WithReport<Article> | WithReport<LegalPage>;

/**
 * Links in the texts that lead to no page or to no section of an article. Anchors on the other pages are known
 * only when they are built; `npm run links` checks those.
 */
export function checkLinks(pages: readonly TextPage[], broken: ReadonlySet<string> = new Set()): Problem[] {
  const anchors = new Map<string, ReadonlySet<string>>(
    pages.map((page) => [page.path, new Set(page.mdx.toc.map((entry) => entry.id))]),
  );
  const paths = new Set<string>([
    ...Object.values(sitePages).map(({ path }) => path),
    ...anchors.keys(),
    ...broken,
    '/hvad-koster-hjemmesider',
  ]);
  return pages.flatMap((page) =>
    page.mdx.links.flatMap(({ href, text, line }): Problem[] => {
      const at = (found: string, expected: string, example?: string): Problem => ({
        file: page.file,
        line,
        where: 'link',
        found,
        expected,
        example,
      });
      if (isVagueLabel(text)) {
        return [
          at(
            `[${text}](${href})`,
            'en linktekst, der siger, hvor linket fører hen',
            `[vores priser](${href})`,
          ),
        ];
      }
      if (!/^[/#]/.test(href)) return [];
      const [target = '', anchor = ''] = href.split('#');
      const path = (target.split('?')[0] ?? '').replace(/(?<=.)\/$/, '') || page.path;
      if (!paths.has(path)) return [at(href, 'en side, der findes', nearest(path, [...paths]))];
      const known = anchors.get(path);
      if (anchor && known && !known.has(anchor)) {
        return [at(href, `et af sidens ankre: ${[...known].join(', ')}`)];
      }
      return [];
    }),
  );
}

/** Articles that no other text links to or names: readers find them only through the overview. */
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

/** The known path that shares the longest beginning with a wrong one. */
function nearest(path: string, known: readonly string[]): string | undefined {
  const shared = (other: string) => {
    let length = 0;
    while (length < path.length && path[length] === other[length]) length++;
    return length;
  };
  return known.toSorted((a, b) => shared(b) - shared(a))[0];
}
