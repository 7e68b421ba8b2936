import { cases } from '#src/content/collections.ts';

/**
 * Returns the picture of the case with this id, and its description; of the first case when the owner has removed it.
 * @throws when there is no case at all
 */
export function casePicture(id: string): { readonly image: string; readonly alt: string } {
  const study = cases.find((other) => other.id === id) ?? cases[0];
  if (!study) throw new Error('content/data/cases.yaml has no case to show');
  return { image: study.image, alt: study.alt };
}
