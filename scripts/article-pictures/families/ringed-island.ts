import { type HeightField, sampleField, withSeaBorder } from '../../drawing/contours.ts';
import { type Chain, insideChain } from '../../drawing/landform.ts';
import { fractalNoise, gradientNoise } from '../../drawing/noise.ts';
import { palette } from '../../drawing/palette.ts';
import { contours, type Family, figures, land, line, path, tintedAreas } from '../../drawing/picture.ts';
import { between } from '../../drawing/random.ts';

const tints = ['#12424f', '#185360', '#226674', '#357b86', '#52949b', '#78afb1', '#a3cac7', '#d0e3de'];

/** Design guides: an island surrounded by equidistant rings. */
export const ringedIsland: Family = ({ seed, random, width, height, type }) => {
  const rough = fractalNoise(gradientNoise(`${seed} rough`), 4, 0.45);
  const lean = between(random, -0.6, 0.6);
  const centre = { x: width * between(random, 0.4, 0.6), y: height * between(random, 0.45, 0.56) };
  const reach = between(random, 92, 130);
  const at = (along: number, across: number, radius: number): [number, number, number] => [
    centre.x + along * Math.cos(lean) - across * Math.sin(lean),
    centre.y + along * Math.sin(lean) + across * Math.cos(lean),
    radius,
  ];
  const island: Chain = [
    at(-reach, between(random, -30, 30), between(random, 30, 52)),
    at(0, 0, between(random, 66, 86)),
    at(reach * 0.9, between(random, -60, 20), between(random, 34, 56)),
    at(reach * 1.25, between(random, 40, 90), 22),
  ];
  const islet: Chain = [
    at(-reach - between(random, 120, 190), between(random, 60, 130), between(random, 14, 26)),
  ];
  const step = 56;
  const field: HeightField = (x, y) => {
    const inside = Math.max(insideChain(island, x, y), insideChain(islet, x, y));
    // Noise fades away from the coast, so outer rings are more regular.
    return inside + 26 * rough(x / 120, y / 120) * Math.exp(-Math.max(0, -inside) / 150);
  };
  const grid = sampleField(field, { left: -80, top: -80, right: width + 80, bottom: height + 80 }, 5);
  const bordered = withSeaBorder(grid);
  const levels = tints.map((_, index) => -step * index - 12);
  const rings = tintedAreas(bordered, levels.toReversed(), { tolerance: 0.7, shortest: 60 }, tints);
  const halves = contours(
    grid,
    levels.map((level) => level - step / 2),
    { tolerance: 0.7, shortest: 60 },
    (_, index) => line(index < 3 ? palette.deep : palette.shallow, 1, 0.38),
  );
  const hills = contours(grid, [14, 28, 42, 56, 70], { tolerance: 0.7, shortest: 40 }, () =>
    line('#a8966a', 1.2),
  );

  // A straight line of depth figures outwards from the island.
  const bearing = between(random, -0.5, 0.1);
  const figuresAt: { x: number; y: number; metres: number; decimetres: number }[] = [];
  let distance = 0;
  const outwards = () => ({
    x: centre.x + Math.cos(bearing) * distance,
    y: centre.y + Math.sin(bearing) * distance,
  });
  for (const [index, level] of levels.entries()) {
    const wanted = level - step * 0.25 - 8;
    while (distance < 900 && field(outwards().x, outwards().y) > wanted) distance += 2;
    const x = Math.round(outwards().x);
    const y = Math.round(outwards().y);
    if (x < width - 30 && y > 30 && y < height - 20)
      figuresAt.push({ x, y: y + 8, metres: (index + 1) * 8, decimetres: 0 });
  }
  const near = path(figures(type, figuresAt.slice(0, 3), 23), `fill="${palette.ink}"`);
  const far = path(figures(type, figuresAt.slice(3), 23), `fill="${palette.paper}"`);
  return (
    `<rect width="${width}" height="${height}" fill="${palette.ink}"/>${rings}${halves}${land(bordered, 0.6, 2.4)}${hills}${near}${far}` +
    `<circle cx="${Math.round(centre.x)}" cy="${Math.round(centre.y)}" r="11" fill="${palette.buoy}" stroke="${palette.sand}" stroke-width="4"/>`
  );
};
