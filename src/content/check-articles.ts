import type { WithReport } from './content.ts';
import { fixedAnchors } from './fixed-anchors.ts';
import type { Problem } from './problem.ts';
import type { Article } from './types.ts';

const wordsPerMinute = 200;
const tolerance = 0.15;

/**
 * Checks that need an article's text, several fields or the other articles: reading time, day of the last change,
 * anchors, related articles, unique titles and descriptions. `broken` holds the paths of pages that could not be read;
 * references to them are not reported.
 */
export function checkArticles(
  articles: readonly WithReport<Article>[],
  broken: ReadonlySet<string> = new Set(),
): Problem[] {
  const slugs = new Set(articles.map((article) => article.slug));
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  return articles.flatMap((article): Problem[] => {
    const at = (where: string, found: string, expected: string, example?: string): Problem => ({
      file: article.file,
      line: article.lines[where] ?? 1,
      where,
      found,
      expected,
      example,
    });
    const problems: Problem[] = [];

    const minutes = article.mdx.words / wordsPerMinute;
    // Below four minutes, no whole number may be within the tolerance, so the nearest is always accepted.
    const nearest = Math.max(1, Math.round(minutes));
    const deviation = Math.abs(minutes - article.readingTime);
    if (article.readingTime !== nearest && deviation > article.readingTime * tolerance) {
      problems.push(
        at(
          'læsetid',
          `${article.readingTime} min for ${article.mdx.words} ord`,
          `ord delt med ${wordsPerMinute}, højst 15 % ved siden af`,
          `læsetid: ${nearest}`,
        ),
      );
    }

    if (article.updated && article.updated < article.date) {
      problems.push(
        at(
          'opdateret',
          article.updated,
          `${article.date} (dato) eller en senere dag`,
          `opdateret: ${article.date}`,
        ),
      );
    }

    const sections = article.mdx.toc.filter((entry) => entry.depth === 2).map((entry) => entry.id);
    for (const anchor of fixedAnchors[article.slug] ?? []) {
      if (!sections.includes(anchor)) {
        problems.push(
          at(
            `#${anchor}`,
            'intet afsnit med det anker',
            'et ##-afsnit, som andre sider linker til',
            `## Overskrift [#${anchor}]`,
          ),
        );
      }
    }
    if (sections.length === 0) {
      problems.push(
        at('overskrifter', 'ingen ##-overskrift', 'mindst ét afsnit til indholdslisten', '## Mit afsnit'),
      );
    }

    for (const [index, related] of article.related.entries()) {
      if (article.related.indexOf(related) < index) {
        problems.push(at('relaterede', related, 'hver artikel højst én gang'));
        continue;
      }
      if (broken.has(`/artikler/${related}`)) continue;
      if (!slugs.has(related) || related === article.slug) {
        problems.push(at('relaterede', related, 'filnavnet på en anden udgivet artikel, uden .mdx'));
      }
    }

    const sameTitle = titles.get(article.title);
    if (sameTitle) problems.push(at('titel', article.title, `en titel, som ikke også står i ${sameTitle}`));
    titles.set(article.title, article.file);
    const sameDescription = descriptions.get(article.description);
    if (sameDescription) {
      problems.push(
        at('beskrivelse', article.description, `en beskrivelse, som ikke også står i ${sameDescription}`),
      );
    }
    descriptions.set(article.description, article.file);
    return problems;
  });
}
