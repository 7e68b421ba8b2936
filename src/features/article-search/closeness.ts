/** A folded text with a space at either end, so that its first and last word have the same edges as the others. */
export function withEdges(folded: string): string {
  return ` ${folded} `;
}

/**
 * How well a word stands in a folded text with edges: 1 as a word of its own, less at the start, the end and
 * the inside of a compound, 0 not at all. One or two letters stand inside any word, so of those only the start
 * of a word counts.
 */
export function closeness(text: string, word: string): number {
  if (!text.includes(word)) return 0;
  if (text.includes(` ${word}`)) return text.includes(` ${word} `) ? 1 : 0.8;
  if (word.length < 3) return 0;
  return text.includes(`${word} `) ? 0.7 : 0.5;
}
