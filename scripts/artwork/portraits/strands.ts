/** A curve as a start and cubic segments: x y, then six numbers for each segment. */
export type Curve = readonly number[];

/** Which pen or colour a path of a portrait is drawn with. */
export type Pen =
  | 'ground'
  | 'skin'
  | 'shade'
  | 'hair'
  | 'strand'
  | 'cloth'
  | 'fold'
  | 'rib'
  | 'stitch'
  | 'lapel'
  | 'shirt'
  | 'stripe'
  | 'lip'
  | 'brow'
  | 'line'
  | 'fine'
  | 'dot'
  | 'accent'
  | 'glint';

export type Layer = readonly [pen: Pen, path: string];

const text = (curve: Curve): string => {
  const [x = 0, y = 0, ...rest] = curve.map((value) => Math.round(value * 10) / 10);
  return `M${x} ${y}C${rest.join(' ')}`.replaceAll(' -', '-');
};

/** Curves at the given shares of the way from one to the other. */
export function strands(from: Curve, to: Curve, shares: readonly number[]): string {
  return shares
    .map((share) => text(from.map((value, index) => value + ((to[index] ?? value) - value) * share)))
    .join('');
}

/** Even shares between the two curves, both left out. */
export const evenly = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => (index + 1) / (count + 1));
