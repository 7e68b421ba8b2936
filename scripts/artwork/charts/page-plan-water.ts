import { contourPath, type HeightField, sampleField } from '../../drawing/contours.ts';
import { fractalNoise, gradientNoise } from '../../drawing/noise.ts';
import { palette } from '../../drawing/palette.ts';
import { soundings } from '../../drawing/soundings.ts';

/** The page shows the drawing in boxes of all shapes, at its right edge: the water continues on all other sides. */
const water = { left: -1200, top: -520, right: 700, bottom: 1160 };
const levels = [-4, -7, -10, -13, -16, -19];

function seaBed(seed: string): HeightField {
  const broad = fractalNoise(gradientNoise(`${seed} broad`), 2);
  const rough = fractalNoise(gradientNoise(`${seed} rough`), 2);
  return (x, y) => -11 + 15 * broad(x / 620, y / 330) + 2 * rough(x / 170, y / 110);
}

/** Water behind the drawing of a home page: depth contours and figures on the whole of a sheet. */
export function pagePlanWater(): string {
  const field = seaBed('sideplan');
  const grid = sampleField(field, water, 8);
  const contours = levels
    .map((level) => contourPath(grid, level, { tolerance: 0.9, shortest: 220 }))
    .join('');
  const figures = soundings(field, {
    seed: 'sideplan lod',
    area: { left: -620, top: -440, right: 620, bottom: 1080 },
    spacing: 130,
    levels,
    clearance: 16,
    // Keeps the page and its numbers clear, and the upper and lower edge, which would cut figures in most boxes.
    blocked: (x, y) =>
      (x > 50 && x < 600 && y > 60 && y < 610) || Math.min(Math.abs(y), Math.abs(y - 640)) < 18,
  });
  const texts = figures.map(({ x, y, metres }) => `<text x="${x}" y="${y}">${metres}</text>`).join('');
  return [
    `<path stroke="${palette.deep}" stroke-opacity=".35" stroke-width="1.2" d="${contours}"/>`,
    `<g fill="${palette.deep}" font-size="13" font-weight="600" text-anchor="middle">${texts}</g>`,
  ].join('');
}
