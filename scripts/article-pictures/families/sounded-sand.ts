import { contourPath, type HeightField, sampleField, withSeaBorder } from '../../drawing/contours.ts';
import { fractalNoise, gradientNoise } from '../../drawing/noise.ts';
import { palette } from '../../drawing/palette.ts';
import { contours, type Family, figures, line, path, tintedAreas } from '../../drawing/picture.ts';
import { between } from '../../drawing/random.ts';
import { soundings } from '../../drawing/soundings.ts';

/** Darker than the sand of the page, on which the picture stands. */
const land = '#e6dcc4';

/** Price guides: a sandbank covered with depth figures, one of them circled. */
export const soundedSand: Family = ({ seed, random, width, height, type }) => {
  const broad = fractalNoise(gradientNoise(`${seed} broad`), 4, 0.45);
  const tilt = between(random, -0.5, 0.5);
  const channel = height * between(random, 0.42, 0.6);
  const bend = between(random, 0, 6);
  const field: HeightField = (x, y) => {
    const middle = channel + tilt * (x - width / 2) + 96 * Math.sin(x / 215 + bend) + 50 * broad(x / 260, 4);
    const off = (y - middle) / 120;
    return -3.2 - 17 * Math.exp(-off * off) + 4.6 * broad(x / 330, y / 330);
  };
  const grid = sampleField(field, { left: -40, top: -40, right: width + 40, bottom: height + 40 }, 6);
  // Inverts the heights, so the channel's areas are closed and filled like land.
  const inverted = withSeaBorder({ ...grid, values: grid.values.map((value) => -value) });
  const levels = [-5, -8, -11, -14, -17];
  const tints = ['#e6ebdf', '#dae7de', '#cde0da', '#bdd7d2', '#aacac6'];
  const options = { tolerance: 0.8, shortest: 120 };
  const heights = levels.map((level) => -level);
  const areas = tintedAreas(inverted, heights, options, tints);
  const lines = contours(grid, levels, options, () => line(palette.deep, 1.3, 0.6));
  const dry = path(
    contourPath(grid, -1.6, { tolerance: 0.8, shortest: 90 }),
    `${line('#8f7f58', 1.4, 0.9)} stroke-dasharray="1.5 6" stroke-linecap="round"`,
  );
  const all = soundings(field, {
    seed,
    area: { left: 34, top: 44, right: width - 34, bottom: height - 26 },
    spacing: 82,
    levels: [-1.6, ...levels],
    clearance: 19,
  });
  const middle = all.reduce((best, figure) =>
    Math.hypot(figure.x - width * 0.58, figure.y - height * 0.46) <
    Math.hypot(best.x - width * 0.58, best.y - height * 0.46)
      ? figure
      : best,
  );
  const others = all.filter(
    (figure) => figure !== middle && Math.hypot(figure.x - middle.x, figure.y - middle.y) > 70,
  );
  return (
    `<rect width="${width}" height="${height}" fill="${land}"/>${areas}${lines}${dry}` +
    path(figures(type, others, 25), `fill="${palette.ink}"`) +
    `<circle cx="${middle.x + 2}" cy="${middle.y - 10}" r="40" fill="${palette.paper}" stroke="${palette.buoy}" stroke-width="3.5"/>` +
    path(figures(type, [{ ...middle, y: middle.y + 1 }], 34), `fill="${palette.buoy}"`)
  );
};
