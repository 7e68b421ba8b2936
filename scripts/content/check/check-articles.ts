import type { Article } from '#src/content/types.ts';
import { matchRedirect } from '#src/site/match-redirect.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { nearest } from '../nearest.ts';
import type { ReadFiles } from '../read-content.ts';
import type { ReadableFile } from '../read-text-files.ts';

/** A longer article takes more than an hour. */
const longestTime = 60;

type Read = Pick<ReadFiles, 'articles' | 'shown' | 'data'>;
type At = ReadableFile<Article>['at'];

/** Checks of articles that need several fields or the other articles. */
export function checkArticles({ articles, shown, data: { team } }: Read): Diagnostic[] {
  const filled = articles.flatMap(({ file, page, source }) =>
    page && !page.draft ? checkPlaceholders(file, source) : [],
  );
  const slugs = shown.flatMap(({ page }) => ('slug' in page ? page.slug : []));
  // References to articles that could not be read are not reported.
  const others = [...slugs, ...articles.flatMap(({ page, slug }) => (page ? [] : slug))];
  const found = shown.flatMap(({ page, at }) =>
    'slug' in page ? [...checkTime(page, at), ...checkRelated(page, slugs, others, at)] : [],
  );
  const reviewers = articles.flatMap(({ page, at }) => {
    const found = page?.reviewer;
    if (!found || !team || team.some(({ id }) => id === found)) return [];
    const expected = `et id fra content/data/hold.yaml: ${team.map(({ id }) => id).join(', ')}`;
    return [{ ...at('gennemgået'), found, expected }];
  });
  return [...filled, ...reviewers, ...found];
}

/** Reports what `npm run new` has left for the writer to fill in. */
function checkPlaceholders(file: string, source: string): Diagnostic[] {
  const expected = 'din egen tekst i stedet for den, `npm run new` skrev';
  return source.split('\n').flatMap((found, index) => {
    if (!found.includes('SKRIV HER')) return [];
    return [{ file, line: index + 1, where: 'hjælpetekst', found, expected }];
  });
}

function checkTime({ date, updated, readingTime }: Article, at: At): Diagnostic[] {
  const found: Diagnostic[] = [];
  if (updated && updated < date)
    found.push({ ...at('opdateret'), found: updated, expected: `${date} (dato) eller en senere dag` });
  if (readingTime > longestTime)
    found.push({
      ...at('læsetid'),
      found: `${readingTime} minutter`,
      expected: `højst ${longestTime}: del artiklen i flere`,
      severity: 'warning',
    });
  return found;
}

function checkRelated(
  { slug: own, related }: Article,
  slugs: readonly string[],
  known: readonly string[],
  at: At,
): Diagnostic[] {
  const others = slugs.filter((slug) => slug !== own);
  const pathOf = (slug: string) => `/artikler/${slug}`;
  return related
    .filter((slug) => slug === own || !known.includes(slug))
    .map((slug) => ({
      ...at('relaterede'),
      found: slug,
      expected: 'filnavnet på en anden udgivet artikel, uden .mdx',
      example: others.find((other) => pathOf(other) === matchRedirect(pathOf(slug))) ?? nearest(slug, others),
    }));
}
