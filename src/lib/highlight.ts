import { unfoldedPattern } from './fold-danish.ts';

export type Piece = { readonly text: string; readonly marked: boolean };

/**
 * Splits a text into pieces and marks those that match one of the folded words. Words of one or two letters match only
 * at the start of a word, so that `ai` is not marked in `mail`.
 */
export function highlight(text: string, foldedWords: readonly string[]): Piece[] {
  const patterns = foldedWords
    .filter(Boolean)
    .sort((a, b) => b.length - a.length)
    .map((word) =>
      word.length < 3 ? `(?<![\\p{L}\\p{N}\\p{M}])${unfoldedPattern(word)}` : unfoldedPattern(word),
    );
  if (patterns.length === 0) return [{ text, marked: false }];
  // In NFD, letters and accents are separate. Split by one group, every second piece is a match.
  return text
    .normalize('NFD')
    .split(new RegExp(`(${patterns.join('|')})`, 'iu'))
    .map((piece, at) => ({ text: piece.normalize(), marked: at % 2 === 1 }))
    .filter((piece) => piece.text);
}
