import type { Article } from '#src/content/types.ts';
import { matchRedirect } from '#src/site/match-redirect.ts';
import type { Diagnostic, Finding } from '../diagnostic.ts';
import { nearest } from '../nearest.ts';
import type { ReadableFile } from '../read-text-files.ts';
import { fixedAnchors } from './fixed-anchors.ts';

type Found = Omit<Finding, 'line'>;

const anchorsOf = new Map(Object.entries(fixedAnchors));
/** A longer article takes more than an hour. */
const longestTime = 60;

/**
 * Checks that need several fields, the required anchors or the other articles. `broken` holds the paths of pages that
 * could not be read; references to them are not reported.
 */
export function checkArticles(
  checked: readonly ReadableFile<Article>[],
  broken: ReadonlySet<string> = new Set(),
): Diagnostic[] {
  const slugs = checked.map(({ page }) => page.slug);
  return checked.flatMap(({ page, lineOf }) =>
    [...checkTime(page), ...checkAnchors(page), ...checkRelated(page, slugs, broken)].map((found) => ({
      file: page.file,
      line: lineOf(found.where),
      ...found,
    })),
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

function checkAnchors({ slug, toc }: Article): Found[] {
  const sections = toc.filter(({ depth }) => depth === 2).map(({ id }) => id);
  const lost = (anchorsOf.get(slug) ?? []).filter((anchor) => !sections.includes(anchor));
  return lost.map((anchor) => ({
    where: `#${anchor}`,
    found: 'intet afsnit med det anker',
    expected: 'et ##-afsnit, som andre sider linker til',
    example: `## Overskrift [#${anchor}]`,
  }));
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
