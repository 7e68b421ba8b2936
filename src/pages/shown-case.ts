import { cases } from '#src/content/collections.ts';
import type { CaseStudy } from '#src/content/types.ts';

/** Cases in content/data/cases.yaml whose pictures other pages than / and /cases show, by page and place. */
const shownCases = {
  responsive: 'psykolog',
  webshops: 'keramik',
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
