import { cases, textPages } from '#src/content/collections.ts';
import type { CaseStudy, TextPage } from '#src/content/types.ts';
import { pages } from '#src/site/pages.ts';
import { shownCases } from '#src/site/shown-cases.ts';

/**
 * Returns the case that a place shows.
 * @throws when content/data/cases.yaml has no case of this id, in Danish: a writer may have deleted it
 */
export function shownCase(place: keyof typeof shownCases): CaseStudy {
  const study = cases.find(({ id }) => id === shownCases[place]);
  if (!study)
    throw new Error(
      `Ingen case med id ${shownCases[place]} i content/data/cases.yaml: nævn en anden i src/site/shown-cases.ts`,
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
