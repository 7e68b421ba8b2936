import { isListed } from './word-list.ts';
import { partsOf, wordsIn } from './words-in.ts';

type UnknownWord = { readonly word: string; readonly pages: readonly string[] };

type Options = {
  /** Text of each page, by path. */
  readonly texts: ReadonlyMap<string, string>;
  readonly list: ReadonlySet<string>;
  /** Returns the words that are not in the dictionary. */
  readonly notInDictionary: (words: readonly string[]) => ReadonlySet<string>;
};

/** Finds the words that are neither in the dictionary nor on the list, with their pages, in Danish sort order. */
export function findUnknown({ texts, list, notInDictionary }: Options): UnknownWord[] {
  const pagesOf = new Map<string, string[]>();
  for (const [page, text] of texts) {
    for (const word of wordsIn(text)) pagesOf.set(word, [...(pagesOf.get(word) ?? []), page]);
  }
  // One call for all words, because starting the spell checker takes longer than checking.
  const candidates = new Set([...pagesOf.keys()].flatMap((word) => [word, ...partsOf(word)]));
  const unknown = notInDictionary([...candidates]);
  const isKnown = (word: string) => !unknown.has(word) || isListed(word, list);
  return [...pagesOf]
    .filter(([word]) => !isKnown(word) && !(partsOf(word).length > 1 && partsOf(word).every(isKnown)))
    .map(([word, pages]) => ({ word, pages }))
    .sort((a, b) => a.word.localeCompare(b.word, 'da'));
}

/** Formats the unknown words for the writer, with instructions. */
export function spellingReport(unknown: readonly UnknownWord[], pageCount: number): string {
  if (unknown.length === 0) return `${pageCount} sider: ingen ukendte ord.`;
  const width = Math.max(...unknown.map(({ word }) => word.length));
  const where = (pages: readonly string[]) =>
    pages.length > 3 ? `${pages.slice(0, 3).join('  ')}  og ${pages.length - 3} til` : pages.join('  ');
  return [
    ...unknown.map(({ word, pages }) => `${word.padEnd(width)}  ${where(pages)}`),
    '',
    unknown.length === 1
      ? '1 ukendt ord. Ret det i teksten, eller skriv det i content/ordliste.txt, hvis det er rigtigt.'
      : `${unknown.length} ukendte ord. Ret dem i teksten, eller skriv dem i content/ordliste.txt, hvis de er rigtige.`,
  ].join('\n');
}
