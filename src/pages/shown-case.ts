import { cases, textPages } from '#src/content/collections.ts';
import type { CaseStudy, TextPage } from '#src/content/types.ts';
import { pages } from '#src/site/pages.ts';

/** Cases in content/data/cases.yaml whose pictures other pages than / and /cases show, by page and place. */
const shownCases = {
  responsive: 'psykolog',
  webshops: 'gartneri',
  landingPages: 'bageri',
  servicesFirst: 'sejlklub',
  servicesSecond: 'arkitekt',
  seo: 'cykelvaerksted',
} as const;

/**
 * Returns the case that a place shows.
 * @throws when content/data/cases.yaml has no case of this id
 */
export function shownCase(place: keyof typeof shownCases): CaseStudy {
  const id = shownCases[place];
  const study = cases.find((other) => other.id === id);
  if (!study)
    throw new Error(
      `content/data/cases.yaml: fandt ingen case med id "${id}". Skriv en anden cases id i src/pages/shown-case.ts.`,
    );
  return study;
}

/** Returns the page of a case, for those that have a text. */
export function casePage({ id }: CaseStudy): TextPage | undefined {
  return textPages.find(({ path }) => path === `${pages.cases.path}/${id}`);
}

/** Returns where more about a case stands: on its page, or on the page of all cases. */
export function caseHref(study: CaseStudy): string {
  return casePage(study)?.path ?? `${pages.cases.path}#${study.id}`;
}
