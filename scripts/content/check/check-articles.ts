import { matchRedirect } from '#src/site/match-redirect.ts';
import { pages } from '#src/site/pages.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { nearest } from '../nearest.ts';
import type { ReadFiles } from '../read-files.ts';

/** A longer article takes more than an hour. */
const longestTime = 60;

type Read = Pick<ReadFiles, 'articles' | 'shownArticles' | 'data'>;
type Shown = ReadFiles['shownArticles'][number];

/** Checks of articles that need several fields or the other articles. */
export function checkArticles({ articles, shownArticles, data: { team } }: Read): Diagnostic[] {
  const slugs = shownArticles.map(({ page }) => page.slug);
  // References to articles that could not be read are not reported.
  const known = new Set([...slugs, ...articles.filter(({ page }) => !page).map(({ slug }) => slug)]);
  const filled = articles.filter(({ page }) => page && !page.draft).flatMap(checkPlaceholders);
  const reviewers = articles.flatMap(({ page, at }) => {
    const found = page?.reviewer;
    if (!found || !team || team.some(({ id }) => id === found)) return [];
    const expected = `et id fra content/data/hold.yaml: ${team.map(({ id }) => id).join(', ')}`;
    return [{ ...at('gennemgået'), found, expected }];
  });
  const fields = shownArticles.flatMap((each) => [...checkTime(each), ...checkRelated(each, slugs, known)]);
  return [...filled, ...reviewers, ...fields];
}

/** Reports what `npm run new` has left for the writer to fill in. */
function checkPlaceholders({ file, source }: ReadFiles['articles'][number]): Diagnostic[] {
  const expected = 'din egen tekst i stedet for den, `npm run new` skrev';
  return source.split('\n').flatMap((found, index) => {
    if (!found.includes('SKRIV HER')) return [];
    return [{ file, line: index + 1, where: 'hjælpetekst', found, expected }];
  });
}

function checkTime({ page: { date, updated, readingTime }, at }: Shown): Diagnostic[] {
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
  { page: { slug: own, related }, at }: Shown,
  slugs: readonly string[],
  known: ReadonlySet<string>,
): Diagnostic[] {
  const others = slugs.filter((slug) => slug !== own);
  const pathOf = (slug: string) => `${pages.articles.path}/${slug}`;
  return related
    .filter((slug) => slug === own || !known.has(slug))
    .map((slug) => ({
      ...at('relaterede'),
      found: slug,
      expected: 'filnavnet på en anden udgivet artikel, uden .mdx',
      example: others.find((other) => pathOf(other) === matchRedirect(pathOf(slug))) ?? nearest(slug, others),
    }));
}
