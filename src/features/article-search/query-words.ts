import { foldDanish, foldLetters } from '#src/lib/fold-danish.ts';

/** Words that say nothing about the topic. They make up a third of every text; the full-text index omits them. */
export const stopWords: ReadonlySet<string> = new Set(
  'af at bliver da de den der deres det dig din dit du eller en er et for fra får få gør han har hun hvad hver hvis hvor hvordan hvorfor hvornår i ikke jeg kan man med men mere min mit nogle når og også om op på selv sig sin skal som så til ud ved vi vil være'
    .split(' ')
    .map(foldDanish),
);

/** Returns the words of a query, which are separated by spaces, without stop words unless it has no others. */
export function queryWords(text: string): string[] {
  const words = [...new Set(text.split(' ').filter(Boolean))];
  const significant = words.filter((word) => !stopWords.has(foldLetters(word)));
  return significant.length > 0 ? significant : words;
}
