import { isListed } from './word-list.ts';
import { partsOf, wordsIn } from './words-in.ts';

type UnknownWord = { readonly word: string; readonly pages: readonly string[] };

type Options = {
  /** The pages' texts, by address. */
  readonly texts: ReadonlyMap<string, string>;
  readonly list: ReadonlySet<string>;
  /** Those of the words that the dictionary does not know. */
  readonly notInDictionary: (words: readonly string[]) => ReadonlySet<string>;
};

/** Every word that neither the dictionary nor the list knows, with the pages it stands on, in Danish order. */
export function findUnknown({ texts, list, notInDictionary }: Options): UnknownWord[] {
  const pagesOf = new Map<string, string[]>();
  for (const [page, text] of texts) {
    for (const word of wordsIn(text)) pagesOf.set(word, [...(pagesOf.get(word) ?? []), page]);
  }
  // One question for everything: starting the dictionary costs more than asking it.
  const asked = new Set([...pagesOf.keys()].flatMap((word) => [word, ...partsOf(word)]));
  const unknown = notInDictionary([...asked]);
  const isKnown = (word: string) => !unknown.has(word) || isListed(word, list);
  return [...pagesOf]
    .filter(([word]) => !isKnown(word) && !(partsOf(word).length > 1 && partsOf(word).every(isKnown)))
    .map(([word, pages]) => ({ word, pages }))
    .sort((a, b) => a.word.localeCompare(b.word, 'da'));
}

/** The unknown words as a writer reads them, and what to do about them. */
export function spellingReport(unknown: readonly UnknownWord[], pageCount: number): string {
  if (unknown.length === 0) return `${pageCount} sider: ingen ukendte ord.`;
  const width = Math.max(...unknown.map(({ word }) => word.length));
  const where = (pages: readonly string[]) =>
    pages.length > 3 ? `${pages.slice(0, 3).join('  ')}  og ${pages.length - 3} til` : pages.join('  ');
  return [
    ...unknown.map(({ word, pages }) => `${word.padEnd(width)}  ${where(pages)}`),
    '',
    `${unknown.length} ukendte ord. Ret dem i teksten, eller skriv dem i content/ordliste.txt, hvis de er rigtige.`,
  ].join('\n');
}
