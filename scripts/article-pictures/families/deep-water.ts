import { type HeightField, sampleField, withSeaBorder } from '../../drawing/contours.ts';
import { fractalNoise, gradientNoise } from '../../drawing/noise.ts';
import { palette } from '../../drawing/palette.ts';
import { contours, type Family, figures, line, path, tintedAreas } from '../../drawing/picture.ts';
import { between } from '../../drawing/random.ts';
import { soundings } from '../../drawing/soundings.ts';

/** SEO: deep water with many fine lines on a dark background and one highlighted bank. */
export const deepWater: Family = ({ seed, random, width, height, type }) => {
  const broad = fractalNoise(gradientNoise(`${seed} broad`), 4, 0.48);
  const sway = fractalNoise(gradientNoise(`${seed} sway`), 2);
  const top = { x: width * between(random, 0.3, 0.7), y: height * between(random, 0.34, 0.62) };
  const spread = between(random, 150, 230);
  const turn = between(random, 0, Math.PI);
  const stretch = between(random, 1.3, 2);
  const field: HeightField = (px, py) => {
    const x = px + 70 * sway(px / 330, py / 330) - top.x;
    const y = py + 70 * sway(px / 330 + 9, py / 330) - top.y;
    const along = (x * Math.cos(turn) + y * Math.sin(turn)) / stretch;
    const across = -x * Math.sin(turn) + y * Math.cos(turn);
    const hill = Math.exp(-(along * along + across * across) / (2 * spread * spread));
    return -47 + 41 * hill + 15 * broad(px / 420, py / 420);
  };
  const grid = sampleField(field, { left: -40, top: -40, right: width + 40, bottom: height + 40 }, 6);
  const bordered = withSeaBorder(grid);
  const summit = Math.max(...grid.values);
  const tints = ['#164853', '#1a525f', '#215f6c', '#2b6f7b', '#3c828b'];
  const heights = tints.map((_, index) => summit - 27 + index * 6);
  const areas = tintedAreas(bordered, heights, { tolerance: 0.8, shortest: 120 }, tints);
  // Every 2 m down to 56 m below the summit; every fifth line is stronger.
  const levels = Array.from({ length: 28 }, (_, index) => Math.ceil(summit) - 2 * (index + 1)).filter(
    (level) => level > summit - 56,
  );
  const lines = contours(grid, levels, { tolerance: 0.7, shortest: 90 }, (level, index) => {
    const near = Math.max(0, 1 - (summit - level) / 52);
    return line(palette.shallow, index % 5 === 0 ? 1.8 : 1, 0.16 + 0.5 * near);
  });
  const depths = soundings((x, y) => field(x, y) - 4, {
    seed,
    area: { left: 50, top: 60, right: width - 50, bottom: height - 50 },
    spacing: 185,
    levels: [],
    clearance: 10,
  });
  let peak = { x: top.x, y: top.y, value: Number.NEGATIVE_INFINITY };
  for (let row = 20; row < grid.rows - 20; row += 1) {
    for (let column = 20; column < grid.columns - 20; column += 1) {
      const value = grid.values[row * grid.columns + column] ?? 0;
      if (value > peak.value)
        peak = { x: grid.left + column * grid.cell, y: grid.top + row * grid.cell, value };
    }
  }
  const { x, y } = peak;
  const clear = depths.filter((figure) => Math.hypot(figure.x - x, figure.y - y) > 130);
  return (
    `<rect width="${width}" height="${height}" fill="${palette.deep}"/>${areas}${lines}` +
    path(
      figures(type, clear, 19),
      `fill="${palette.shallow}" fill-opacity=".85" stroke="${palette.deep}" stroke-width="7" stroke-opacity=".8" paint-order="stroke"`,
    ) +
    `<circle cx="${x}" cy="${y}" r="46" fill="${palette.lamp}" fill-opacity=".14"/><circle cx="${x}" cy="${y}" r="24" fill="${palette.lamp}" fill-opacity=".24"/><circle cx="${x}" cy="${y}" r="9" fill="${palette.lamp}"/>`
  );
};
