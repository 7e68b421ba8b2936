/** Cubic Bézier curve: the start point (x, y), then six numbers for each segment. */
export type Curve = readonly number[];

const text = (curve: Curve): string => {
  const [x = 0, y = 0, ...rest] = curve.map((value) => Math.round(value * 10) / 10);
  return `M${x} ${y}C${rest.join(' ')}`.replaceAll(' -', '-');
};

/** Returns the path data of curves interpolated between two curves at the given shares from 0 to 1. */
export function strands(from: Curve, to: Curve, shares: readonly number[]): string {
  return shares
    .map((share) => text(from.map((value, index) => value + ((to[index] ?? value) - value) * share)))
    .join('');
}

/** Returns evenly spaced shares between 0 and 1, both excluded. */
export const evenly = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => (index + 1) / (count + 1));
