import { highlight } from './highlight.ts';

/** A text with the words that were searched for marked in it. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  let at = 0;
  return highlight(text, words).map((piece) => {
    const key = at;
    at += piece.text.length;
    return piece.marked ? <mark key={key}>{piece.text}</mark> : piece.text;
  });
}
