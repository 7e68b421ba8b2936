import Delaunator from 'delaunator';
import { type HeightField, type Point, sampleField } from '../../drawing/contours.ts';
import { fractalNoise, gradientNoise } from '../../drawing/noise.ts';
import { palette } from '../../drawing/palette.ts';
import { contours, type Family, line, path } from '../../drawing/picture.ts';
import { between } from '../../drawing/random.ts';

/** Colours by height, from dark and deep to light and shallow. */
const tones = [
  '#0c2731',
  '#0e2f3a',
  '#113945',
  '#154551',
  '#1a525e',
  '#22616c',
  '#2e737c',
  '#43898d',
  '#66a3a2',
  '#93c0ba',
];

/** AI and digital: a sea bed as a triangle mesh with a course along its edges. */
export const triangulation: Family = ({ seed, random, width, height }) => {
  const broad = fractalNoise(gradientNoise(`${seed} broad`), 3, 0.42);
  const lift = { x: width * between(random, 0.5, 0.72), y: height * between(random, 0.3, 0.6) };
  const field: HeightField = (x, y) => {
    const near = Math.hypot((x - lift.x) / 420, (y - lift.y) / 300);
    return 0.6 * Math.exp(-near * near) + 0.5 * broad(x / 330, y / 330) + 0.3;
  };
  const points: Point[] = [];
  for (let attempt = 0; attempt < 9000; attempt += 1) {
    const point = {
      x: Math.round(between(random, -90, width + 90)),
      y: Math.round(between(random, -90, height + 90)),
    };
    // Higher ground gets a denser mesh.
    const apart = 104 - 50 * Math.min(1, Math.max(0, field(point.x, point.y)));
    if (points.every((other) => Math.hypot(other.x - point.x, other.y - point.y) >= apart))
      points.push(point);
  }
  const mesh = Delaunator.from(
    points,
    ({ x }) => x,
    ({ y }) => y,
  );
  const triangles = Array.from({ length: mesh.triangles.length / 3 }, (_, index) =>
    mesh.triangles.subarray(3 * index, 3 * index + 3),
  );
  const corner = (index = 0): Point => points[index] ?? { x: 0, y: 0 };
  const facets = triangles
    .map((triangle) => {
      const [a, b, c] = [corner(triangle[0]), corner(triangle[1]), corner(triangle[2])];
      const middle = { x: (a.x + b.x + c.x) / 3, y: (a.y + b.y + c.y) / 3 };
      const slope = field(middle.x + 30, middle.y + 30) - field(middle.x - 30, middle.y - 30);
      const tone = Math.round((field(middle.x, middle.y) - slope * 0.75) * (tones.length - 1));
      const colour = tones[Math.min(tones.length - 1, Math.max(0, tone))];
      return `<path d="M${a.x} ${a.y}L${b.x} ${b.y} ${c.x} ${c.y}z" fill="${colour}" stroke="${colour}" stroke-width=".8"/>`;
    })
    .join('');

  const joined = new Map<number, Set<number>>();
  const join = (from = 0, to = 0): void => {
    const known = joined.get(from) ?? new Set<number>();
    known.add(to);
    joined.set(from, known);
  };
  for (const [a, b, c] of triangles) {
    for (const [from, to] of [
      [a, b],
      [b, c],
      [c, a],
    ] as const) {
      join(from, to);
      join(to, from);
    }
  }
  let edges = '';
  for (const [from, others] of joined) {
    for (const to of others)
      if (from < to) edges += `M${corner(from).x} ${corner(from).y}L${corner(to).x} ${corner(to).y}`;
  }

  // A greedy path from the left border to the summit: each step goes to the neighbour closest to the summit.
  const nearest = (place: Point): number =>
    points.reduce(
      (best, point, index) =>
        Math.hypot(point.x - place.x, point.y - place.y) <
        Math.hypot(corner(best).x - place.x, corner(best).y - place.y)
          ? index
          : best,
      0,
    );
  const goal = nearest(lift);
  const course = [nearest({ x: -40, y: height * between(random, 0.55, 0.9) })];
  const visited = new Set(course);
  for (let step = 0; step < 40; step += 1) {
    const here = course.at(-1) ?? goal;
    if (here === goal) break;
    const options = [...(joined.get(here) ?? [])].filter((index) => !visited.has(index));
    if (options.length === 0) break;
    const score = (index: number): number =>
      Math.hypot(corner(index).x - corner(goal).x, corner(index).y - corner(goal).y);
    const next = options.reduce((best, index) => (score(index) < score(best) ? index : best));
    visited.add(next);
    course.push(next);
  }
  const legs = course
    .map((index, step) => `${step === 0 ? 'M' : 'L'}${corner(index).x} ${corner(index).y}`)
    .join('');
  const end = corner(goal);
  const grid = sampleField(field, { left: -20, top: -20, right: width + 20, bottom: height + 20 }, 6);
  const levels = [0.2, 0.32, 0.44, 0.56, 0.68, 0.8];
  const lines = contours(grid, levels, { tolerance: 0.8, shortest: 120 }, () =>
    line(palette.paper, 1.4, 0.32),
  );
  const dots = points.map(({ x, y }) => `M${x} ${y}h.01`).join('');
  return (
    `<rect width="${width}" height="${height}" fill="${palette.ink}"/>${facets}${lines}` +
    path(edges, line(palette.shallow, 1, 0.3)) +
    path(dots, `${line(palette.shallow, 5, 0.75)} stroke-linecap="round"`) +
    path(legs, `${line(palette.lamp, 3.5)} stroke-linejoin="round"`) +
    path(
      course.map((index) => `M${corner(index).x} ${corner(index).y}h.01`).join(''),
      `${line(palette.lamp, 13)} stroke-linecap="round"`,
    ) +
    `<circle cx="${end.x}" cy="${end.y}" r="24" fill="${palette.lamp}" fill-opacity=".25"/><circle cx="${end.x}" cy="${end.y}" r="15" fill="${palette.lamp}" stroke="${palette.ink}" stroke-width="4"/>`
  );
};
