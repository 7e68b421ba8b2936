import content from 'virtual:content';
import { hasDiscount, isDiscountFact } from '#src/site/facts.ts';
import { factsIn } from '#src/site/format-fact.ts';
import { pages } from '#src/site/pages.ts';
import { shownCases } from '#src/site/shown-cases.ts';
import type { Article, CaseStudy, FaqItem, SiteData, TeamMember } from './types.ts';

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

/** Returns the case that a page shows; `check-file-names.ts` sees to it that there is one. */
export const shownCase = (place: keyof typeof shownCases) =>
  cases.find(({ id }) => id === shownCases[place]) as CaseStudy;

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
  const stays = ({ question, answer }: FaqItem) => !factsIn(question + answer).some(isDiscountFact);
  const entries = Object.entries(sets).map(([name, items]) => [name, items.filter(stays)]);
  return Object.fromEntries(entries) as SiteData['faqSets'];
}
