import type { HeightField, Line, Point } from '../../drawing/contours.ts';
import { fractalNoise, gradientNoise } from '../../drawing/noise.ts';

/** Edge of the surveyed water: a slightly slanted line across the sheet. */
const edge = 760;
const slant = 0.16;
const edgeAt = (y: number): number => edge + (y - 300) * slant;

/** Returns the parts of a line inside the surveyed water. */
function cutAtEdge(line: Line): Line[] {
  const parts: Line[] = [];
  let part: Point[] = [];
  const close = (): void => {
    if (part.length > 2) parts.push({ points: part, closed: false });
    part = [];
  };
  let whole = true;
  for (const point of line.points) {
    // Lines end at varying distances before the edge, as if drawn by hand.
    const stop = edgeAt(point.y) - 10 - 26 * Math.abs(Math.sin(point.y * 0.37));
    if (point.x < stop) part.push(point);
    else {
      whole = false;
      close();
    }
  }
  if (whole) return [line];
  close();
  return parts;
}

/** Approximate y of the course that the page draws, which figures must not cover. */
const courseAt = (x: number): number => (x < 560 ? 372 : 406 + (x - 560) * 0.36);

export const notFoundSheet = { width: 1200, height: 600, edge, courseAt, cutAtEdge };

/** Creates the height field of the chart's last surveyed water. */
export function notFoundField(seed: string): HeightField {
  const broad = fractalNoise(gradientNoise(`${seed} broad`), 4, 0.45);
  const sway = fractalNoise(gradientNoise(`${seed} sway`), 3);
  const rough = fractalNoise(gradientNoise(`${seed} rough`), 5, 0.55);
  return (x, y) => {
    const out =
      x - 96 - 70 * Math.sin(y / 118 + 0.7) - 60 * sway(x / 170, y / 170) + 22 * rough(x / 80, y / 80);
    if (out < 0) return 14 * (1 - Math.exp(out / 90));
    return -14 * (1 - Math.exp(-out / 170)) + 8 * broad(x / 330, y / 330) * Math.min(1, out / 160);
  };
}
