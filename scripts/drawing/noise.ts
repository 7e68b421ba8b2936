import { type Random, seededRandom } from './random.ts';

/** Smooth noise function of the plane with values of roughly -1 to 1. */
type Noise = (x: number, y: number) => number;

/** Creates gradient noise on the unit grid: a random direction per grid point, blended with a quintic curve. */
export function gradientNoise(seed: string): Noise {
  const random: Random = seededRandom(seed);
  const size = 256;
  const order = Array.from({ length: size }, (_, index) => index);
  for (let index = size - 1; index > 0; index -= 1) {
    const other = Math.floor(random() * (index + 1));
    [order[index], order[other]] = [order[other] ?? 0, order[index] ?? 0];
  }
  const directions = order.map(() => {
    const angle = random() * Math.PI * 2;
    return { x: Math.cos(angle), y: Math.sin(angle) };
  });
  const wrap = (value: number): number => ((value % size) + size) % size;
  const slope = (cellX: number, cellY: number, x: number, y: number): number => {
    const direction = directions[order[wrap((order[wrap(cellX)] ?? 0) + cellY)] ?? 0];
    return direction ? direction.x * x + direction.y * y : 0;
  };
  const ease = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);
  const mix = (from: number, to: number, t: number): number => from + (to - from) * t;

  return (x, y) => {
    const cellX = Math.floor(x);
    const cellY = Math.floor(y);
    const dx = x - cellX;
    const dy = y - cellY;
    const across = ease(dx);
    const top = mix(slope(cellX, cellY, dx, dy), slope(cellX + 1, cellY, dx - 1, dy), across);
    const bottom = mix(
      slope(cellX, cellY + 1, dx, dy - 1),
      slope(cellX + 1, cellY + 1, dx - 1, dy - 1),
      across,
    );
    return mix(top, bottom, ease(dy)) * 1.45;
  };
}

/** Sums several octaves of a noise function (fractal noise): large shapes with progressively finer detail. */
export function fractalNoise(noise: Noise, octaves: number, gain = 0.5): Noise {
  return (x, y) => {
    let sum = 0;
    let weight = 1;
    let total = 0;
    let scale = 1;
    for (let octave = 0; octave < octaves; octave += 1) {
      sum += weight * noise(x * scale + octave * 17.3, y * scale - octave * 9.1);
      total += weight;
      weight *= gain;
      scale *= 2.03;
    }
    return sum / total;
  };
}
