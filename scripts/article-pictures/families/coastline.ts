import { type HeightField, sampleField, withSeaBorder } from '../../drawing/contours.ts';
import { type Chain, insideChain, smoothStep } from '../../drawing/landform.ts';
import { fractalNoise, gradientNoise } from '../../drawing/noise.ts';
import { palette } from '../../drawing/palette.ts';
import {
  buoy,
  contours,
  type Family,
  figures,
  land,
  line,
  path,
  placeAtHeight,
  tintedAreas,
} from '../../drawing/picture.ts';
import { between, seededRandom } from '../../drawing/random.ts';
import { soundings } from '../../drawing/soundings.ts';

/** Web design: a coast in daylight with filled land and shallows in graded tints. */
export const coastline: Family = ({ seed, random, width, height, type }) => {
  const rough = fractalNoise(gradientNoise(`${seed} rough`), 5, between(random, 0.46, 0.6));
  const sway = fractalNoise(gradientNoise(`${seed} sway`), 3);
  const slope = gradientNoise(`${seed} slope`);
  const hills = fractalNoise(gradientNoise(`${seed} hills`), 4, 0.5);
  const turn = between(random, 0, Math.PI * 2);
  const form =
    (['coast', 'sound', 'cape'] as const)[Math.floor(seededRandom(`${seed} kyst`)() * 3)] ?? 'coast';
  const reach = form === 'coast' ? between(random, -70, 60) : between(random, 170, 230);
  const bays = between(random, 50, 110);
  const phase = between(random, 0, 6);
  const middle = {
    x: width * between(random, 0.42, 0.58),
    y: height * between(random, 0.42, 0.58),
  };
  const cape: Chain = [
    [middle.x + 900 * Math.cos(turn), middle.y + 900 * Math.sin(turn), 420],
    [middle.x + 430 * Math.cos(turn), middle.y + 430 * Math.sin(turn), 150],
    [middle.x + between(random, 120, 200) * Math.cos(turn + 0.5), middle.y + 160 * Math.sin(turn + 0.5), 84],
    [middle.x - 90 * Math.cos(turn - 0.4), middle.y - 90 * Math.sin(turn - 0.4), between(random, 60, 110)],
    [middle.x - 230 * Math.cos(turn + 0.2), middle.y - 210 * Math.sin(turn + 0.2), 14],
  ];
  const islands: Chain[] = Array.from({ length: 2 + Math.floor(random() * 4) }, () => {
    const x = between(random, 60, width - 60);
    const y = between(random, 60, height - 60);
    const size = between(random, 10, 40);
    const lean = between(random, 0, Math.PI);
    return [
      [x, y, size],
      [x + Math.cos(lean) * size * 2.2, y + Math.sin(lean) * size * 2.2, size * between(random, 0.3, 1)],
    ];
  });
  const field: HeightField = (px, py) => {
    const x = px + 60 * sway(px / 240, py / 240);
    const y = py + 60 * sway(px / 240 + 7, py / 240);
    const along = (x - width / 2) * Math.cos(turn) + (y - height / 2) * Math.sin(turn);
    const side = -(x - width / 2) * Math.sin(turn) + (y - height / 2) * Math.cos(turn);
    const wave = bays * Math.sin(side / 150 + phase) + 30 * Math.sin(side / 57);
    let inland = along - reach + wave;
    // A sound has a second coast with a different shape.
    if (form === 'sound') inland = Math.max(inland, -along - reach + bays * Math.sin(side / 190 + phase * 2));
    if (form === 'cape') inland = insideChain(cape, x, y) + wave * 0.3;
    inland =
      Math.max(inland, ...islands.map((island) => insideChain(island, x, y))) +
      44 * rough(px / 170, py / 170);
    if (inland > 0)
      return 24 * (1 - Math.exp(-inland / 150)) + 13 * hills(px / 300, py / 300) * smoothStep(0, 130, inland);
    return -26 * (1 - Math.exp(inland / 210)) * (1 + 0.5 * slope(px / 210, py / 210));
  };
  const grid = sampleField(field, { left: -80, top: -80, right: width + 80, bottom: height + 80 }, 5);
  const bordered = withSeaBorder(grid);
  const shelves = [-16, -10, -5, -2];
  const shelfTints = ['#c3dcd6', '#b2d0ca', '#9cc1bc', '#85b0ad'];
  const shore = ` stroke="${palette.deep}" stroke-opacity=".45" stroke-width="1.1"`;
  const areas = tintedAreas(bordered, shelves, { tolerance: 0.8, shortest: 90 }, shelfTints, shore);
  const uplandTints = ['#ece4d1', '#e5dbc3', '#dcd0b1'];
  const tinted = tintedAreas(bordered, [10, 18, 25], { tolerance: 0.8, shortest: 120 }, uplandTints);
  const heights = contours(grid, [3, 6, 10, 14, 18, 21, 25, 29], { tolerance: 0.8, shortest: 110 }, () =>
    line('#a8966a', 1.1, 0.75),
  );
  // The whole buoy, including its tower and light, must be over water.
  const highestAround: HeightField = (x, y) =>
    Math.max(field(x, y + 10), field(x, y - 105), field(x - 62, y - 60), field(x + 62, y - 60));
  const light = placeAtHeight(highestAround, -11, random, {
    left: width * 0.22,
    top: height * 0.3,
    right: width * 0.78,
    bottom: height * 0.8,
  });
  const depths = soundings(field, {
    seed,
    area: { left: 40, top: 50, right: width - 40, bottom: height - 40 },
    spacing: 128,
    levels: [0, ...shelves],
    clearance: 17,
    blocked: (x, y) => Math.hypot(x - light.x, y - light.y + 40) < 110,
  });
  return (
    `<rect width="${width}" height="${height}" fill="${palette.shallow}"/>${areas}${land(bordered, 0.6, 2.2)}${tinted}${heights}` +
    path(figures(type, depths, 21), `fill="${palette.deep}"`) +
    buoy(light.x, light.y, 1.7, palette.ink)
  );
};
