import { foldDanish } from './fold-danish.ts';

/** Words that say nothing of what is looked for. They are a third of every text, and the index of the texts leaves them out. */
export const stopWords: ReadonlySet<string> = new Set(
  'af at bliver da de den der deres det dig din dit du eller en er et for fra får få gør han har hun hvad hver hvis hvor hvordan hvorfor hvornår i ikke jeg kan man med men mere min mit nogle når og også om op på selv sig sin skal som så til ud ved vi vil være'
    .split(' ')
    .map(foldDanish),
);

/** The words of a folded query; the small ones count only where there are no others. */
export function queryWords(folded: string): string[] {
  const words = [...new Set(folded.split(' ').filter(Boolean))];
  const telling = words.filter((word) => !stopWords.has(word));
  return telling.length > 0 ? telling : words;
}
