import { cases } from '#src/content/collections.ts';
import type { CaseStudy } from '#src/content/types.ts';

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
  return page?.path ?? `/cases#${id}`;
}
