import { createNoise2D } from 'simplex-noise';
import { between, type Random } from '../drawing/random.ts';
import type { Landscape } from './landscape.ts';

export type Point = { readonly x: number; readonly y: number };
export type Field = (x: number, y: number) => number;

/** Returns the height of a landscape at each point: a slope, a hill, a channel and noise, each turned at random. */
export function ground(random: Random, middle: Point, look: Landscape): Field {
  const { level, tilt = 0, hill: [height, radius] = [0, 1] } = look;
  const [depth, width, direction] = look.channel ?? [0, 1, 0];
  const [relief, size] = look.relief;
  const noise = createNoise2D(random);
  const rough: Field = (x, y) =>
    [1, 2, 4, 8].reduce((sum, scale) => sum + noise((x * scale) / size, (y * scale) / size) / scale, 0) / 1.9;
  /** Returns a function from the sheet to a place seen from the middle, turned. */
  const turned = (angle: number) => (x: number, y: number) => ({
    along: (x - middle.x) * Math.cos(angle) + (y - middle.y) * Math.sin(angle),
    across: (y - middle.y) * Math.cos(angle) - (x - middle.x) * Math.sin(angle),
  });
  const slope = turned(between(random, 0, 2 * Math.PI));
  const onHill = turned(between(random, 0, Math.PI));
  const inChannel = turned(direction + between(random, -0.5, 0.5));
  const stretch = between(random, 1.2, 1.8);
  return (x, y) => {
    const top = onHill(x, y);
    const course = inChannel(x, y);
    const bend = 110 * noise(course.along / 500, 9);
    return (
      level +
      tilt * Math.tanh(slope(x, y).along / 350) +
      height * Math.exp(-(top.along ** 2 / stretch + top.across ** 2 * stretch) / (2 * radius ** 2)) -
      depth * Math.exp(-(((course.across + bend) / width) ** 2)) +
      relief * rough(x, y)
    );
  };
}
