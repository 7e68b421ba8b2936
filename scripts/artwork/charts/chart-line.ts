import { type Line, splinePath } from '../../drawing/contours.ts';
import { fractalNoise, gradientNoise } from '../../drawing/noise.ts';
import { textAsOutlines } from '../../drawing/text-as-outlines.ts';

/**
 * Draws a depth line across a sheet of 1600 x 48 with three depth figures, used as a CSS mask: only its opacity matters.
 * The line is fainter than the figures.
 */
export function depthLine(seed: string): string {
  const drift = fractalNoise(gradientNoise(seed), 3, 0.45);
  const height = (x: number): number => 26 + 17 * drift(x / 210, 0.5) + 4 * drift(x / 60, 3.5);
  const line: Line = { points: [], closed: false };
  for (let x = 0; x <= 1600; x += 16) line.points.push({ x, y: height(x) });
  const soundings = [
    [260, 4],
    [860, 7],
    [1340, 12],
  ] as const;
  const yOf = (x: number) => Math.round(height(x) + (height(x) > 26 ? -10 : 20));
  const figures = soundings.map(([x, depth]) => `<text x="${x}" y="${yOf(x)}">${depth}</text>`).join('');
  const words = `<g font-size="13" font-weight="600" text-anchor="middle">${figures}</g>`;
  return textAsOutlines(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 48"><path d="${splinePath(line)}" fill="none" stroke="#000" stroke-opacity=".45"/>${words}</svg>\n`,
  );
}
