import { unfoldedPattern } from './fold-danish.ts';

export type Piece = { readonly text: string; readonly marked: boolean };

const letterOrFigure = /[\p{L}\p{N}]/u;

/**
 * The text in pieces, those that match one of the folded words marked. A word of one or two letters is marked
 * at the start of words only: `ai` is not meant to light up in `mail`.
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
    if (word.length < 3 && letterOrFigure.test(text[match.index - 1] ?? '')) continue;
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), marked: false });
    pieces.push({ text: found, marked: true });
    end = match.index + found.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), marked: false });
  return pieces;
}
