/** Point in a plot, in percent of its width and height from the top left corner. */
export type Point = { readonly x: number; readonly y: number };

/** Rounds to two decimals, a tenth of a pixel on the widest screen, to save bytes. */
function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Returns points spread evenly from edge to edge, with 0 at the bottom and `ceiling` at the top. */
export function plotPoints(values: readonly number[], ceiling: number): Point[] {
  const step = values.length > 1 ? 100 / (values.length - 1) : 0;
  return values.map((value, index) => ({
    x: round(index * step),
    y: round(100 - (value / ceiling) * 100),
  }));
}

/** Returns path data for the line through the points, in a `viewBox` of 100 by 100. */
export function linePath(points: readonly Point[]): string {
  return `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
}

/** Returns path data for the area below the line, which ends at the right edge. */
export function areaPath(points: readonly Point[]): string {
  return `${linePath(points)}V100H0Z`;
}

/** Returns path data for the hatching under a curve: horizontal lines that are `gap` percent apart. */
export function hatchPath(gap: number): string {
  const count = Math.ceil(100 / gap) - 1;
  return Array.from({ length: count }, (_, index) => `M0 ${round((index + 1) * gap)}H100`).join('');
}
