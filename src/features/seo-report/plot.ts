/** A place in a plot, in percent of its width and height from the upper left corner. */
export type Point = { readonly x: number; readonly y: number };

/** Two decimals are a tenth of a pixel on the widest screen; more would only be bytes. */
function short(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Values spread evenly from edge to edge, 0 at the bottom and `ceiling` at the top. */
export function plotPoints(values: readonly number[], ceiling: number): Point[] {
  const step = values.length > 1 ? 100 / (values.length - 1) : 0;
  return values.map((value, index) => ({
    x: short(index * step),
    y: short(100 - (value / ceiling) * 100),
  }));
}

/** The line through the points, as path data in a box of 100 by 100. */
export function linePath(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}

/** The same line closed along the bottom. */
export function areaPath(points: readonly Point[]): string {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last) return '';
  return `${linePath(points)}L${last.x} 100L${first.x} 100Z`;
}

/** Level lines from edge to edge, `gap` percent apart: the hatching under a curve. */
export function hatchPath(gap: number): string {
  const count = Math.ceil(100 / gap) - 1;
  return Array.from({ length: count }, (_, index) => `M0 ${short((index + 1) * gap)}H100`).join('');
}
