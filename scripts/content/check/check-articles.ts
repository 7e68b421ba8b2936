import type { Article } from '#src/content/types.ts';
import { matchRedirect } from '#src/features/redirects/match-redirect.ts';
import type { CheckedPage } from '../checked-page.ts';
import type { Diagnostic, Finding } from '../diagnostic.ts';
import { nearest } from '../nearest.ts';
import { fixedAnchors } from './fixed-anchors.ts';

type Found = Omit<Finding, 'line'>;

const anchorsOf = new Map(Object.entries(fixedAnchors));
/** A longer article takes more than an hour. */
const longestTime = 60;

/**
 * Checks that need several fields, the sections or the other articles. `broken` holds the paths of pages that could not be
 * read; references to them are not reported.
 */
export function checkArticles(
  checked: readonly CheckedPage<Article>[],
  broken: ReadonlySet<string> = new Set(),
): Diagnostic[] {
  const articles = checked.map(({ page }) => page);
  const slugs = articles.map(({ slug }) => slug);
  const sameTexts = [
    sameText('titel', ({ title }) => title, articles),
    sameText('beskrivelse', ({ description }) => description, articles),
  ];
  return checked.flatMap(({ page, lineOf }) =>
    [
      ...checkTime(page),
      ...checkSections(page),
      ...checkRelated(page, slugs, broken),
      ...sameTexts.flatMap((check) => check(page)),
    ].map((found) => ({ file: page.file, line: lineOf(found.where), ...found })),
  );
}

function checkTime({ date, updated, readingTime }: Article): Found[] {
  const found: Found[] = [];
  if (updated && updated < date)
    found.push({ where: 'opdateret', found: updated, expected: `${date} (dato) eller en senere dag` });
  if (readingTime > longestTime)
    found.push({
      where: 'læsetid',
      found: `${readingTime} minutter`,
      expected: `højst ${longestTime}: del artiklen i flere`,
      severity: 'warning',
    });
  return found;
}

function checkSections({ slug, toc }: Article): Found[] {
  const sections = toc.filter(({ depth }) => depth === 2).map(({ id }) => id);
  const lost = (anchorsOf.get(slug) ?? []).filter((anchor) => !sections.includes(anchor));
  const none = {
    where: 'overskrifter',
    found: 'ingen ##-overskrift',
    expected: 'mindst ét afsnit til indholdslisten',
    example: '## Mit afsnit',
  };
  return [
    ...lost.map((anchor) => ({
      where: `#${anchor}`,
      found: 'intet afsnit med det anker',
      expected: 'et ##-afsnit, som andre sider linker til',
      example: `## Overskrift [#${anchor}]`,
    })),
    ...(sections.length ? [] : [none]),
  ];
}

function checkRelated(
  { slug: own, related }: Article,
  slugs: readonly string[],
  broken: ReadonlySet<string>,
): Found[] {
  const others = slugs.filter((slug) => slug !== own);
  const pathOf = (slug: string) => `/artikler/${slug}`;
  return related
    .filter((slug) => !others.includes(slug) && !broken.has(pathOf(slug)))
    .map((slug) => ({
      where: 'relaterede',
      found: slug,
      expected: 'filnavnet på en anden udgivet artikel, uden .mdx',
      example: others.find((other) => pathOf(other) === matchRedirect(pathOf(slug))) ?? nearest(slug, others),
    }));
}

/** Returns a check that reports a text which an article before has too, whatever its case. */
function sameText(where: string, textOf: (article: Article) => string, articles: readonly Article[]) {
  const plain = (article: Article) => textOf(article).toLowerCase().replace(/\s+/g, ' ');
  const first = new Map(articles.toReversed().map((article) => [plain(article), article.file]));
  return (article: Article): Found[] => {
    const file = first.get(plain(article));
    if (file === article.file) return [];
    return [{ where, found: textOf(article), expected: `en ${where}, som ikke også står i ${file}` }];
  };
}
