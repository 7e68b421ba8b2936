import type { Diagnostic } from '../diagnostic.ts';
import { nearest } from '../nearest.ts';
import type { Article, WithReport } from '../types.ts';
import type { FindRedirect } from './check-text-links.ts';
import { fixedAnchors } from './fixed-anchors.ts';

type ReadArticle = WithReport<Article>;
type Found = Omit<Diagnostic, 'file' | 'line'>;

const anchorsOf = new Map(Object.entries(fixedAnchors));
/** A longer article takes more than an hour. */
const longestTime = 60;

/**
 * Checks that need an article's text, several fields or the other articles. `broken` holds the paths of pages that could
 * not be read; references to them are not reported.
 */
export function checkArticles(
  articles: readonly ReadArticle[],
  broken: ReadonlySet<string> = new Set(),
  findRedirect: FindRedirect = () => null,
): Diagnostic[] {
  const slugs = articles.map(({ slug }) => slug);
  const sameTexts = [
    sameText('titel', ({ title }) => title, articles),
    sameText('beskrivelse', ({ description }) => description, articles),
  ];
  return articles.flatMap((article) =>
    [
      ...checkTime(article),
      ...checkSections(article),
      ...checkRelated(article, slugs, broken, findRedirect),
      ...sameTexts.flatMap((check) => check(article)),
    ].map((found) => ({ file: article.file, line: article.lineOf(found.where), ...found })),
  );
}

function checkTime({ date, updated, readingTime }: ReadArticle): Found[] {
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

function checkSections({ slug, mdx }: ReadArticle): Found[] {
  const sections = mdx.toc.filter(({ depth }) => depth === 2).map(({ id }) => id);
  const lost = (anchorsOf.get(slug) ?? []).filter((anchor) => !sections.includes(anchor));
  return [
    ...lost.map((anchor) => ({
      where: `#${anchor}`,
      found: 'intet afsnit med det anker',
      expected: 'et ##-afsnit, som andre sider linker til',
      example: `## Overskrift [#${anchor}]`,
    })),
    ...(sections.length
      ? []
      : [
          {
            where: 'overskrifter',
            found: 'ingen ##-overskrift',
            expected: 'mindst ét afsnit til indholdslisten',
            example: '## Mit afsnit',
          },
        ]),
  ];
}

function checkRelated(
  { slug: own, related }: ReadArticle,
  slugs: readonly string[],
  broken: ReadonlySet<string>,
  findRedirect: FindRedirect,
): Found[] {
  const others = slugs.filter((slug) => slug !== own);
  const pathOf = (slug: string) => `/artikler/${slug}`;
  return related
    .filter((slug) => !others.includes(slug) && !broken.has(pathOf(slug)))
    .map((slug) => ({
      where: 'relaterede',
      found: slug,
      expected: 'filnavnet på en anden udgivet artikel, uden .mdx',
      example: others.find((other) => pathOf(other) === findRedirect(pathOf(slug))) ?? nearest(slug, others),
    }));
}

/** Returns a check that reports a text which an article before has too, whatever its case. */
function sameText(where: string, textOf: (article: Article) => string, articles: readonly ReadArticle[]) {
  const plain = (article: Article) => textOf(article).toLowerCase().replace(/\s+/g, ' ');
  const first = new Map(articles.toReversed().map((article) => [plain(article), article.file]));
  return (article: ReadArticle): Found[] => {
    const file = first.get(plain(article));
    if (file === article.file) return [];
    return [{ where, found: textOf(article), expected: `en ${where}, som ikke også står i ${file}` }];
  };
}
