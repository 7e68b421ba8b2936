import { unfoldedPattern } from './fold-danish.ts';

export type Piece = { readonly text: string; readonly marked: boolean };

const letterOrDigit = /[\p{L}\p{N}]/u;

/**
 * Splits a text into pieces and marks those that match one of the folded words. Words of one or two letters match only
 * at the start of a word, so that `ai` is not marked in `mail`.
 */
export function highlight(text: string, foldedWords: readonly string[]): Piece[] {
  const words = foldedWords.filter(Boolean).sort((a, b) => b.length - a.length);
  if (words.length === 0) return [{ text, marked: false }];
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(
    new RegExp(words.map((word) => `(${unfoldedPattern(word)})`).join('|'), 'giu'),
  )) {
    const [found, ...groups] = match;
    const word = words[groups.findIndex((group) => group !== undefined)] ?? '';
    if (word.length < 3 && letterOrDigit.test(text[match.index - 1] ?? '')) continue;
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), marked: false });
    pieces.push({ text: found, marked: true });
    end = match.index + found.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), marked: false });
  return pieces;
}
