import { attribute, type Node } from '../lib/html-tree.ts';

const withoutProse = /^(?:script|style|code|pre|kbd|samp)$/;
/** Elements that may be part of a word: »<strong>Web</strong>shoppen«. */
const insideWords = /^(?:abbr|b|em|i|mark|strong|sub|sup|wbr)$/;

/** Returns all Danish text of a page that is visible or announced, with separate elements on separate lines. */
export function danishText(node: Node): string {
  if ('value' in node) return node.value.replaceAll('\u00ad', '');
  if (!('childNodes' in node)) return '';
  const children = 'content' in node ? node.content.childNodes : node.childNodes;
  const text = children.map(danishText).join('');
  if (!('tagName' in node)) return text;
  if (withoutProse.test(node.tagName) || !/^da/.test(attribute(node, 'lang') ?? 'da')) return '';
  if (insideWords.test(node.tagName)) return text;
  const isDescription = attribute(node, 'name') === 'description';
  const announced = ['alt', 'aria-label', 'placeholder', 'title', ...(isDescription ? ['content'] : [])];
  return ['', ...announced.map((name) => attribute(node, name) ?? ''), text, ''].join('\n');
}

/** Addresses and file names, which no dictionary has. */
const address = /https?:\S+|\S+@\S+|(?<![\p{L}\d])\/[\w./-]+|[\p{L}\d-]+\.\p{Ll}{2,7}(?![\p{L}\d])/gu;
const words = /[\p{L}\d]+(?:['’-][\p{L}\d]+)*/gu;

/** Returns the distinct words of a text, except single letters and words with a digit. */
export function wordsIn(text: string): string[] {
  const found = text.replace(address, ' ').match(words) ?? [];
  return [...new Set(found)].filter((word) => word.length > 1 && !/\d/.test(word));
}

/**
 * Returns the words that are neither in the dictionary nor on the list, with their pages. A compound is known by its
 * parts. A listed word may begin with a capital and end in a genitive -s.
 * @param texts text of each page, by path
 * @param misspelled returns the words that are not in the dictionary
 */
export function unknownWords(
  texts: ReadonlyMap<string, string>,
  list: ReadonlySet<string>,
  misspelled: (words: readonly string[]) => ReadonlySet<string>,
): [word: string, pages: readonly string[]][] {
  const pagesOf = new Map<string, string[]>();
  for (const [page, text] of texts)
    for (const word of wordsIn(text)) pagesOf.set(word, [...(pagesOf.get(word) ?? []), page]);
  const partsOf = (word: string) => word.split(/['’-]/).filter((part) => part.length > 1);
  // One call for all words: starting the spelling checker takes longer than checking.
  const unknown = misspelled([...pagesOf.keys()].flatMap((word) => [word, ...partsOf(word)]));
  const isKnown = (word: string) =>
    !unknown.has(word) ||
    [word, word.replace(/s$/, '')].some((form) => list.has(form) || list.has(form.toLowerCase()));
  return [...pagesOf].filter(([word]) => !isKnown(word) && !partsOf(word).every(isKnown)).sort();
}
