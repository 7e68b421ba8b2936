import { matchRedirect } from '#src/site/match-redirect.ts';
import { paths } from '#src/site/pages.ts';
import type { FileDiagnostic } from '../../lib/diagnostic.ts';
import { nearest } from '../../lib/nearest.ts';
import type { ReadFiles } from '../read-files.ts';
import { isOutWith } from '../read-text-files.ts';

/** Checks of articles that need several fields, the other articles or the team. */
export function checkArticles({ checkedArticles, data: { team } }: ReadFiles): FileDiagnostic[] {
  return checkedArticles.flatMap((article): FileDiagnostic[] => {
    const { page, at } = article;
    if (!page) return [];
    const { date, updated } = page;
    const found = checkRelated(article, page.related, checkedArticles);
    for (const [field, person] of [
      ['forfatter', page.author],
      ['gennemgået', page.reviewer],
    ] as const)
      if (person && team && !team.some(({ id }) => id === person)) {
        const expected = `et id fra content/data/hold.yaml: ${team.map(({ id }) => id).join(', ')}`;
        found.push({ ...at(field), found: person, expected });
      }
    if (updated && updated < date)
      found.push({ ...at('opdateret'), found: updated, expected: `${date} (dato) eller en senere dag` });
    return found;
  });
}

/** Reports related articles that are none, or come out later. */
function checkRelated(
  article: ReadFiles['checkedArticles'][number],
  related: readonly string[],
  articles: ReadFiles['checkedArticles'],
): FileDiagnostic[] {
  const others = articles
    .filter((other) => other !== article && isOutWith(other, article))
    .map(({ slug }) => slug);
  const pathOf = (slug: string) => `${paths.articles}/${slug}`;
  return related
    .filter((slug) => !others.includes(slug))
    .map((slug) => ({
      ...article.at('relaterede'),
      found: slug,
      expected: 'filnavnet på en anden udgivet artikel, uden .mdx',
      example: others.find((other) => pathOf(other) === matchRedirect(pathOf(slug))) ?? nearest(slug, others),
    }));
}
