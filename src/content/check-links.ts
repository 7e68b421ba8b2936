import { siteOrigin } from '#src/site/origin.server.ts';
import { pages as sitePages } from '#src/site/pages.ts';
import { priceGuide } from '#src/site/price-guide.ts';
import type { WithReport } from './content.ts';
import type { Problem } from './problem.ts';
import type { Article, LegalPage } from './types.ts';
import { isVagueLabel } from './vague-label.ts';

type TextPage = WithReport<Article> | WithReport<LegalPage>;

/**
 * Checks that links have a descriptive label and lead to an existing page and, in articles and legal pages, to an
 * existing section. `unpublished` holds the paths of drafts and upcoming articles. Anchors on other pages are known only
 * after the build; `npm run links` checks those.
 */
export function checkLinks(
  pages: readonly TextPage[],
  broken: ReadonlySet<string> = new Set(),
  unpublished: ReadonlySet<string> = new Set(),
): Problem[] {
  const anchors = new Map<string, ReadonlySet<string>>(
    pages.map((page) => [page.path, new Set(page.mdx.toc.map((entry) => entry.id))]),
  );
  const paths = new Set<string>([
    ...Object.values(sitePages).map(({ path }) => path),
    ...anchors.keys(),
    ...broken,
    priceGuide.shortPath,
  ]);
  const origin = siteOrigin();
  const problems: Problem[] = [];
  for (const { file, path: ownPath, mdx } of pages) {
    for (const { href, text, line } of mdx.links) {
      const addProblem = (found: string, expected: string, example?: string) =>
        problems.push({ file, line, where: 'link', found, expected, example });
      const url = URL.canParse(href) ? new URL(href) : null;
      const isOwn = url?.origin === origin;
      const [target = '', anchor = ''] = href.split('#');
      const path = (target.split('?')[0] ?? '').replace(/(?<=.)\/$/, '') || ownPath;
      const known = anchors.get(path);
      if (isVagueLabel(text)) {
        const expected = 'en linktekst, der siger, hvor linket fører hen';
        addProblem(`[${text}](${href})`, expected, `[vores priser](${href})`);
      } else if (isOwn || !/^(?:[/#]|(?:https?|mailto|tel):)/.test(href)) {
        const expected = 'en adresse, der begynder med / eller https://, og uden vores eget domæne';
        addProblem(href, expected, isOwn ? url.pathname + url.search + url.hash : undefined);
      } else if (!url && unpublished.has(path)) {
        addProblem(href, 'en side, der er ude: artiklen er en kladde eller udkommer senere');
      } else if (!url && !paths.has(path)) addProblem(href, 'en side, der findes', nearest(path, [...paths]));
      else if (anchor && known && !known.has(anchor)) {
        addProblem(href, `et af sidens ankre: ${[...known].join(', ')}`);
      }
    }
  }
  return problems;
}

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

/** Returns the known path with the longest common prefix, in any case; none when only the slash is common. */
function nearest(path: string, known: readonly string[]): string | undefined {
  const written = path.toLowerCase();
  const shared = (other: string) => {
    let length = 0;
    while (length < written.length && written[length] === other[length]) length++;
    return length;
  };
  return known.filter((other) => shared(other) > 1).toSorted((a, b) => shared(b) - shared(a))[0];
}
