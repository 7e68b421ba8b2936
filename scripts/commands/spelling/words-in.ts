/** URLs, email addresses, paths and file names, which no dictionary contains. */
const address =
  /(?:https?:\/\/|www\.)\S+|\S+@\S+|(?<![\p{L}\d])\/[\w./#?=&-]+|[\p{L}\d-]+\.(?:dk|com|org|net|example|html|txt|xml|js|css|svg|webp|avif|php)(?![\p{L}\d])/giu;
const token = /[\p{L}\d]+(?:['’-][\p{L}\d]+)*/gu;

/** Returns the unique words of a text, except single letters and words with a digit (`16x9`, `2,5-tommers`). */
export function wordsIn(text: string): Set<string> {
  const words = text.replace(address, ' ').match(token) ?? [];
  return new Set(words.filter((word) => word.length > 1 && !/\d/.test(word)));
}

/** Splits a compound: `SEO-guide` gives `SEO` and `guide`, `PDF'er` gives `PDF` and `er`. */
export function partsOf(word: string): string[] {
  return word.split(/['’-]/).filter((part) => part.length > 1);
}
