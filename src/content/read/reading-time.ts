import { splitFrontMatter } from './front-matter.ts';

const wordsPerMinute = 200;

/** Returns the minutes that it takes to read a text: its words, captions included, without tags and addresses. */
export function readingTime(source: string): number {
  const text = splitFrontMatter(source)?.text ?? source;
  const words = text.split(/\s+/).filter((word) => /^[^<>={}]*[\p{L}\p{N}]/u.test(word));
  return Math.max(1, Math.round(words.length / wordsPerMinute));
}
