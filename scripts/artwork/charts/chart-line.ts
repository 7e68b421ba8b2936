import { type Line, splinePath } from '../../drawing/contours.ts';
import { gradientNoise, layered } from '../../drawing/noise.ts';

type DepthLine = { line: string; soundings: [x: number, y: number, depth: number][] };

/** One long depth line across a sheet of 1600 x 48, and the height of the line at three places for figures. */
export function chartLine(seed: string): DepthLine {
  const drift = layered(gradientNoise(seed), 3, 0.45);
  const height = (x: number): number => 26 + 17 * drift(x / 210, 0.5) + 4 * drift(x / 60, 3.5);
  const line: Line = { points: [], closed: false };
  for (let x = 0; x <= 1600; x += 16) line.points.push({ x, y: height(x) });
  const figures = [
    [260, 4],
    [860, 7],
    [1340, 12],
  ] as const;
  return {
    line: splinePath(line),
    soundings: figures.map(([x, depth]) => [x, Math.round(height(x) + (height(x) > 26 ? -10 : 20)), depth]),
  };
}

/** The line as a drawing that pages show by reference: it takes its colours and its typeface from where it is shown. */
export function depthLine({ line, soundings }: DepthLine): string {
  const figures = soundings.map(([x, y, depth]) => `<text x="${x}" y="${y}">${depth}</text>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" id="tegning" viewBox="0 0 1600 48" preserveAspectRatio="xMidYMid slice"><path d="${line}" fill="none" stroke="currentColor" stroke-opacity=".7"/><g text-anchor="middle">${figures}</g></svg>\n`;
}
