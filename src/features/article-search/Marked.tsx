import type { Piece } from './excerpt.ts';

/**
 * Renders a text with the matching words marked. Each piece is an element: a browser's translator replaces text, and
 * React could not remove text that stood beside other pieces.
 */
export function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, marked }, index) => {
    const Tag = marked ? 'mark' : 'span';
    // biome-ignore lint/suspicious/noArrayIndexKey: The pieces of a text are never reordered.
    return <Tag key={index}>{text}</Tag>;
  });
}
