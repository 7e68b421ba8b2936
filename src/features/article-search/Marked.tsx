import type { Piece } from './highlight.ts';

/** Renders a text with the matching words marked. */
export function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, marked }, index) => {
    // The pieces of a text are never reordered.
    const key = index;
    return marked ? <mark key={key}>{text}</mark> : text;
  });
}
