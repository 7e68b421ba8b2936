import { unfoldedPattern } from './fold-danish.ts';

export type Piece = { readonly text: string; readonly marked: boolean };

const letter = '[\\p{L}\\p{N}\\p{M}]';

/**
 * Splits a text into pieces and marks the words that contain one of the folded words, as the full-text search does.
 * Words of one or two letters match only at the start of a word, so that `ai` does not mark `mail`.
 */
export function highlight(text: string, foldedWords: readonly string[]): Piece[] {
  const patterns = foldedWords
    .filter(Boolean)
    .sort((a, b) => b.length - a.length)
    .map((word) => (word.length < 3 ? `(?<!${letter})${unfoldedPattern(word)}` : unfoldedPattern(word)));
  if (patterns.length === 0) return [{ text, marked: false }];
  // In NFD, letters and accents are separate. Split by one group, every second piece is a match.
  return text
    .normalize('NFD')
    .split(new RegExp(`(${letter}*(?:${patterns.join('|')})${letter}*)`, 'iu'))
    .map((piece, at) => ({ text: piece.normalize(), marked: at % 2 === 1 }))
    .filter((piece) => piece.text);
}
