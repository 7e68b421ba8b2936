import { foldDanish } from './fold-danish.ts';

/** Words that say nothing of what is looked for. */
const smallWords = new Set(
  'af at de den der det din dit du en er et for fra får få gør har hvad hvor hvordan hvornår hvorfor i jeg kan man med min mit og om på sig skal som til vi vil'
    .split(' ')
    .map(foldDanish),
);

/** The words of a folded query; the small ones count only where there are no others. */
export function queryWords(folded: string): string[] {
  const words = [...new Set(folded.split(' ').filter(Boolean))];
  const telling = words.filter((word) => !smallWords.has(word));
  return telling.length > 0 ? telling : words;
}
