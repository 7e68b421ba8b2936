import type { Article, SiteData } from '#src/content/types.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { ReadableFile } from '../read-text-files.ts';

/** Checks that the reviewers of articles are on the team. */
export function checkReviewers(
  articles: readonly ReadableFile<Article>[],
  team: SiteData['team'],
): Diagnostic[] {
  const ids = team.map(({ id }) => id);
  const expected = `et id fra content/data/hold.yaml: ${ids.join(', ')}`;
  return articles.flatMap(({ page: { file, reviewer }, lineOf }) =>
    reviewer && !ids.includes(reviewer)
      ? [{ file, line: lineOf('gennemgået'), where: 'gennemgået', found: reviewer, expected }]
      : [],
  );
}
