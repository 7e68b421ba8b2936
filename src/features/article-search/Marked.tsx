import type { Piece } from './highlight.ts';

/** A text with the words that were searched for marked in it. */
export function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, marked }, index) => {
    // The pieces of one text never change places.
    const key = index;
    return marked ? <mark key={key}>{text}</mark> : text;
  });
}
