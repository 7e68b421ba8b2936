import content from 'virtual:content';
import { hasDiscount, isDiscountFact } from '#src/site/facts.ts';
import { factsIn } from '#src/site/format-fact.ts';
import { pages } from '#src/site/pages.ts';
import type { Article, CaseStudy, SiteData, TeamMember } from './types.ts';

/** All published articles, sorted by list date, newest first. */
export const { articles, textPages } = content;
/** Sizes of the drawings in content/billeder by name: `seo-guide-2025/kurve.svg`. */
export const { drawings } = content;
/** Everything from `content/data`. Questions about the discount are left out while there is none. */
export const { testimonials, team, values, myths, reasons, points, packageSets, processSteps, report } =
  content.data;
export const faqSets = withoutEndedDiscount(content.data.faqSets);
export const cases: readonly CaseStudy[] = content.data.cases.map((study) => ({
  ...study,
  page: textPages.find(({ path }) => path === `${pages.cases.path}/${study.id}`),
}));

/**
 * Returns the case of this id, for a page that shows its picture.
 * @throws when content/data/cases.yaml has none
 */
export function shownCase(id: string): CaseStudy {
  const study = cases.find((each) => each.id === id);
  if (!study) throw new Error(`No case '${id}' in content/data/cases.yaml`);
  return study;
}

/** Returns where more about a case stands: on its page, or on the page of all cases. */
export function caseHref({ id, page }: CaseStudy): string {
  return page?.path ?? `${pages.cases.path}#${id}`;
}

/** Returns a published article by its file name; undefined if there is none. */
export function articleBySlug(slug: string): Article | undefined {
  return articles.find((article) => article.slug === slug);
}

/** Returns who has reviewed an article; undefined if it names nobody. */
export function reviewerOf({ reviewer }: Article): TeamMember | undefined {
  return team.find(({ id }) => id === reviewer);
}

function withoutEndedDiscount(sets: SiteData['faqSets']): SiteData['faqSets'] {
  if (hasDiscount) return sets;
  const stays = ({ answer }: { answer: string }) => !factsIn(answer).some(isDiscountFact);
  const entries = Object.entries(sets).map(([name, items]) => [name, items.filter(stays)]);
  return Object.fromEntries(entries) as SiteData['faqSets'];
}
