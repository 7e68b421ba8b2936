import { createNoise2D } from 'simplex-noise';
import { between, type Random } from '../drawing/random.ts';

export type Point = { readonly x: number; readonly y: number };
export type Field = (x: number, y: number) => number;

/** Returns the height in metres at each point: a slope through the middle, turned at random, and noise. */
export function ground(random: Random, middle: Point): Field {
  const noise = createNoise2D(random);
  const rough: Field = (x, y) =>
    [1, 2, 4, 8].reduce((sum, scale) => sum + noise((x * scale) / 460, (y * scale) / 460) / scale, 0) / 1.9;
  const angle = between(random, 0, 2 * Math.PI);
  return (x, y) => {
    const along = (x - middle.x) * Math.cos(angle) + (y - middle.y) * Math.sin(angle);
    return -6 + 18 * Math.tanh(along / 350) + 10 * rough(x, y);
  };
}
