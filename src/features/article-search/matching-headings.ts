import { closeness, withEdges } from './closeness.ts';
import type { SearchDocument, SearchHeading } from './documents.ts';
import { foldDanish } from './fold-danish.ts';
import type { Spelling } from './speller.ts';

const mostHeadings = 3;

/** The sections of an article whose heading matches, the best first. */
export function matchingHeadings(
  { headings }: Pick<SearchDocument, 'headings'>,
  words: readonly (readonly Spelling[])[],
): SearchHeading[] {
  const scored = headings.flatMap((heading) => {
    const text = withEdges(foldDanish(heading.text));
    const scores = words.map((spellings) =>
      Math.max(0, ...spellings.map(({ text: word, likeness }) => closeness(text, word) * likeness)),
    );
    const score = scores.reduce((sum, part) => sum + part, 0);
    return score > 0 ? [{ heading, score, complete: !scores.includes(0) }] : [];
  });
  // A heading with one word of three is worth showing only where none has all.
  const complete = scored.filter((entry) => entry.complete);
  return (complete.length > 0 ? complete : scored)
    .sort((a, b) => b.score - a.score)
    .slice(0, mostHeadings)
    .map(({ heading }) => heading);
}
