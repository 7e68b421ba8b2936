import { cases } from '#src/content/collections.ts';
import type { CaseStudy } from '#src/content/types.ts';

/**
 * Returns the case with this id, to show on another page; the first case when the owner has removed it.
 * @throws when there is no case at all
 */
export function caseOrFirst(id: string): CaseStudy {
  const study = cases.find((other) => other.id === id) ?? cases[0];
  if (!study) throw new Error('content/data/cases.yaml has no case to show');
  return study;
}
