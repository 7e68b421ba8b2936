import type { Typeface } from '../drawing/typeface.ts';

const maxHeight = 300;
/** Sizes to try, in order. */
const sizes = [92, 82, 74, 66, 58, 50, 42, 34];

/** Returns the largest size at which a title fits into a width, and its lines, which have similar lengths. */
export function fitTitle(title: string, { width }: Pick<Typeface, 'width'>, maxWidth: number) {
  const fits = (size: number) => {
    const lines = fill(title, maxWidth, size);
    return lines.length * size <= maxHeight && lines.every((line) => width(line, size) <= maxWidth);
  };
  // At the smallest size, a word may be wider than its line.
  const size = sizes.find(fits) ?? 34;
  const lines = fill(title, maxWidth, size);
  const limit = Array.from({ length: 12 }, (_, step) => (maxWidth * (step + 8)) / 20).find(
    (limit) => fill(title, limit, size).length === lines.length,
  );
  return { size, lines: limit ? fill(title, limit, size) : lines };

  /** Breaks a text at spaces, into lines of at most `limit` where words allow it. */
  function fill(text: string, limit: number, size: number): string[] {
    const lines: string[] = [];
    for (const word of text.split(/\s+/)) {
      const longer = [...lines.slice(-1), word].join(' ');
      if (lines.length === 0 || width(longer, size) > limit) lines.push(word);
      else lines[lines.length - 1] = longer;
    }
    return lines;
  }
}
