import type { Typeface } from '../drawing/typeface.ts';

/** Room for the title, clear of the coast. */
const maxWidth = 800;
const maxHeight = 300;
/** Sizes to try, in order. */
const sizes = [92, 82, 74, 66, 58, 50, 42, 34];

/** Returns the largest size at which a title fits, and its lines, which have similar lengths. */
export function fitTitle(title: string, { width }: Pick<Typeface, 'width'>) {
  const options = sizes.map((size) => ({ size, lines: fill(title, maxWidth, size) }));
  const fits = ({ size, lines }: (typeof options)[number]) =>
    lines.length * size <= maxHeight && lines.every((line) => width(line, size) <= maxWidth);
  // At the smallest size, a word may be wider than its line.
  const { size, lines } = options.find(fits) ?? { size: 34, lines: fill(title, maxWidth, 34) };
  const widths = Array.from({ length: 12 }, (_, step) => (maxWidth * (step + 8)) / 20);
  const even = widths.map((limit) => fill(title, limit, size)).find(({ length }) => length === lines.length);
  return { size, lines: even ?? lines };

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
