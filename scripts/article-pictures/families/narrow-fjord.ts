import { type HeightField, sampleField, withSeaBorder } from '../../drawing/contours.ts';
import { type Chain, insideChain, smoothStep } from '../../drawing/landform.ts';
import { fractalNoise, gradientNoise } from '../../drawing/noise.ts';
import { palette } from '../../drawing/palette.ts';
import { contours, type Family, figures, land, line, path, tintedAreas } from '../../drawing/picture.ts';
import { between } from '../../drawing/random.ts';
import { soundings } from '../../drawing/soundings.ts';

/** Mobile and UX: a narrow fjord from top to bottom with a marked course. */
export const narrowFjord: Family = ({ seed, random, width, height, type }) => {
  const rough = fractalNoise(gradientNoise(`${seed} rough`), 5, 0.52);
  const sway = fractalNoise(gradientNoise(`${seed} sway`), 2);
  const hills = fractalNoise(gradientNoise(`${seed} hills`), 4, 0.5);
  const phase = between(random, 0, 6);
  const swing = between(random, 80, 120);
  const middle = (y: number): number =>
    width / 2 + swing * Math.sin(y / 175 + phase) + 70 * sway(y / 300, 2.5);
  const main: Chain = Array.from({ length: 21 }, (_, index) => {
    const y = -120 + index * 52;
    return [middle(y), y, between(random, 58, 96)] as const;
  });
  // Side arms, alternately to the right and left, narrowing towards their end.
  const arms: Chain[] = Array.from({ length: 4 }, (_, index) => {
    const y = height * (0.12 + 0.26 * index) + between(random, -40, 40);
    const side = index % 2 === 0 ? 1 : -1;
    const reach = between(random, 150, 330);
    const rise = between(random, -120, 120);
    const x = middle(y);
    return [
      [x, y, 54],
      [x + side * reach * 0.5, y + rise * 0.3, between(random, 24, 38)],
      [x + side * reach * 0.8, y + rise * 0.8, between(random, 16, 30)],
      [x + side * reach, y + rise, 10],
    ];
  });
  const field: HeightField = (px, py) => {
    const x = px + 22 * sway(px / 90, py / 90);
    const y = py + 22 * sway(px / 90 + 4, py / 90);
    const inside =
      Math.max(insideChain(main, x, y), ...arms.map((arm) => insideChain(arm, x, y))) +
      24 * rough(px / 110, py / 110);
    if (inside < 0)
      return 34 * (1 - Math.exp(inside / 170)) + 15 * hills(px / 260, py / 260) * smoothStep(0, 120, -inside);
    return -24 * (1 - Math.exp(-inside / 52));
  };
  const grid = sampleField(field, { left: -80, top: -80, right: width + 80, bottom: height + 80 }, 5);
  const bordered = withSeaBorder(grid);
  const waterTints = ['#184f5c', '#22616d', '#36767f'];
  const shore = ` stroke="${palette.shallow}" stroke-opacity=".4" stroke-width="1.1"`;
  const areas = tintedAreas(bordered, [-15, -8, -3], { tolerance: 0.8, shortest: 60 }, waterTints, shore);
  const hillTints = ['#ece4d1', '#e5dbc3', '#dcd0b1', '#d2c49c'];
  const tinted = tintedAreas(bordered, [14, 22, 29, 35], { tolerance: 0.7, shortest: 80 }, hillTints);
  const heights = [3, 7, 10, 14, 18, 22, 26, 29, 32, 35, 39];
  const lines = contours(grid, heights, { tolerance: 0.8, shortest: 90 }, () => line('#9c8a5c', 1, 0.55));
  const stops = Array.from({ length: 9 }, (_, index) => -40 + index * ((height + 80) / 8)).map((y) => ({
    x: Math.round(middle(y)),
    y: Math.round(y),
  }));
  const course = stops.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const marks = stops
    .filter((_, index) => index % 2 === 0)
    .map(({ x, y }) => `M${x} ${y}h.01`)
    .join('');
  const depths = soundings(field, {
    seed,
    area: { left: 30, top: 50, right: width - 30, bottom: height - 40 },
    spacing: 92,
    levels: [0, -3, -8, -15],
    clearance: 14,
    blocked: (x, y) => Math.abs(x - middle(y)) < 30,
  });
  return (
    `<rect width="${width}" height="${height}" fill="${palette.deep}"/>${areas}${land(bordered, 0.7, 2.4)}${tinted}${lines}` +
    path(figures(type, depths, 20), `fill="${palette.shallow}"`) +
    path(course, `${line(palette.lamp, 3)} stroke-dasharray="14 10" stroke-linejoin="round"`) +
    path(marks, `${line(palette.lamp, 15)} stroke-linecap="round"`)
  );
};
