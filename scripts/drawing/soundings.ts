import type { Box, HeightField } from './contours.ts';
import { between, seededRandom } from './random.ts';

/** Depth figure on the chart: whole metres and, in shallow water, decimetres as subscript. */
export interface Sounding {
  x: number;
  y: number;
  metres: number;
  decimetres: number;
}

interface SoundingOptions {
  seed: string;
  area: Box;
  /** Minimum distance between two figures. */
  spacing: number;
  /** Heights drawn as contour lines, which figures must not touch. */
  levels: readonly number[];
  /** Free space needed on each side of a figure. */
  clearance: number;
  /** Returns true where no figure may be placed. */
  blocked?: (x: number, y: number) => boolean;
}

const maxFigures = 200;

/** Distributes soundings evenly over the water, away from contour lines and land. */
export function soundings(field: HeightField, options: SoundingOptions): Sounding[] {
  const { seed, area, spacing, levels, clearance, blocked = () => false } = options;
  const random = seededRandom(seed);
  const found: Sounding[] = [];
  for (let attempt = 0; attempt < 6000 && found.length < maxFigures; attempt += 1) {
    const x = Math.round(between(random, area.left, area.right));
    const y = Math.round(between(random, area.top, area.bottom));
    const height = field(x, y);
    if (height > -0.4 || blocked(x, y)) continue;
    if (found.some((other) => Math.hypot(other.x - x, (other.y - y) * 1.15) < spacing)) continue;
    const around = [
      field(x - clearance, y),
      field(x + clearance, y),
      field(x, y - clearance),
      field(x, y + clearance * 0.6),
    ];
    const low = Math.min(height, ...around);
    const high = Math.max(height, ...around);
    if (levels.some((level) => level >= low && level <= high)) continue;
    const depth = Math.round(-height * 10);
    found.push({ x, y, metres: Math.floor(depth / 10), decimetres: depth < 100 ? depth % 10 : 0 });
  }
  return found.sort((left, right) => left.y - right.y || left.x - right.x);
}
