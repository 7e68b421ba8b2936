import { formatNumber } from '#src/site/format-fact.ts';
import type { FindRedirect } from './check-links.ts';
import type { WithReport } from './content.ts';
import type { Diagnostic } from './diagnostic.ts';
import { fixedAnchors } from './fixed-anchors.ts';
import { maxReadingTime } from './front-matter-schema.ts';
import { nearest } from './nearest.ts';
import type { Article } from './types.ts';

const wordsPerMinute = 200;
const tolerance = 0.15;

/**
 * Checks that need an article's text, several fields or the other articles: reading time, day of the last change,
 * anchors, related articles, unique titles and descriptions, whatever their case. `broken` holds the paths of pages that could not be read;
 * references to them are not reported.
 */
export function checkArticles(
  articles: readonly WithReport<Article>[],
  broken: ReadonlySet<string> = new Set(),
  findRedirect: FindRedirect = () => null,
): Diagnostic[] {
  const slugs = new Set(articles.map((article) => article.slug));
  const diagnostics: Diagnostic[] = [];
  /** File of the article with each title and description. */
  const taken = new Map<string, string>();
  for (const article of articles) {
    const { file, lines, mdx } = article;
    const addDiagnostic = (where: string, found: string, expected: string, example?: string) =>
      diagnostics.push({ file, line: lines[where] ?? 1, where, found, expected, example });

    const minutes = mdx.words / wordsPerMinute;
    const longest = maxReadingTime * wordsPerMinute;
    // Below four minutes, no whole number may be within the tolerance, so the nearest is always accepted.
    const nearestMinutes = Math.max(1, Math.round(minutes));
    const deviation = Math.abs(minutes - article.readingTime);
    if (nearestMinutes > maxReadingTime)
      addDiagnostic(
        'læsetid',
        `${formatNumber(mdx.words)} ord`,
        `højst ${formatNumber(longest)} ord, som er ${maxReadingTime} minutter: del artiklen i flere`,
      );
    else if (article.readingTime !== nearestMinutes && deviation > article.readingTime * tolerance) {
      const expected = `ord delt med ${wordsPerMinute}, højst 15 % ved siden af`;
      addDiagnostic(
        'læsetid',
        `${article.readingTime} min for ${mdx.words} ord`,
        expected,
        `læsetid: ${nearestMinutes}`,
      );
    }

    if (article.updated && article.updated < article.date) {
      const expected = `${article.date} (dato) eller en senere dag`;
      addDiagnostic('opdateret', article.updated, expected);
    }

    const sections = mdx.toc.filter((entry) => entry.depth === 2).map((entry) => entry.id);
    for (const anchor of fixedAnchors[article.slug] ?? []) {
      if (sections.includes(anchor)) continue;
      const expected = 'et ##-afsnit, som andre sider linker til';
      addDiagnostic(`#${anchor}`, 'intet afsnit med det anker', expected, `## Overskrift [#${anchor}]`);
    }
    if (sections.length === 0) {
      addDiagnostic(
        'overskrifter',
        'ingen ##-overskrift',
        'mindst ét afsnit til indholdslisten',
        '## Mit afsnit',
      );
    }

    const isOther = (slug: string) => slug !== article.slug;
    const isThere = (slug: string) => isOther(slug) && (slugs.has(slug) || broken.has(`/artikler/${slug}`));
    const meant = (slug: string) =>
      findRedirect(`/artikler/${slug}`)?.replace(/^\/artikler\/|#.*$/g, '') ??
      nearest(slug, [...slugs].filter(isOther));
    const dead = article.related.filter((slug) => !isThere(slug));
    // One line mends them all: those that nothing replaces are left out, and each article is named once.
    const right = new Set(article.related.map((slug) => (isThere(slug) ? slug : meant(slug))));
    const names = [...right].filter((slug) => slug !== undefined && isThere(slug));
    const example = names.length ? `relaterede: [${names.join(', ')}]` : undefined;
    const repeated = article.related.filter((slug, index) => article.related.indexOf(slug) < index);
    if (dead.length) {
      const expected = 'filnavnet på en anden udgivet artikel, uden .mdx';
      addDiagnostic('relaterede', [...new Set(dead)].join(', '), expected, example);
    } else if (repeated.length) {
      addDiagnostic('relaterede', repeated.join(', '), 'hver artikel højst én gang', example);
    }

    for (const [field, text] of [
      ['titel', article.title],
      ['beskrivelse', article.description],
    ] as const) {
      const key = `${field} ${text.toLowerCase().replace(/\s+/g, ' ')}`;
      const other = taken.get(key);
      if (other) addDiagnostic(field, text, `en ${field}, som ikke også står i ${other}`);
      taken.set(key, file);
    }
  }
  return diagnostics;
}
