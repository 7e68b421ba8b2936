import type { HeightField } from './contours.ts';
import { between, seededRandom } from './random.ts';

/** A depth printed on the chart: whole metres and, in shallow water, decimetres set lower. */
export interface Sounding {
  x: number;
  y: number;
  metres: number;
  decimetres: number;
}

interface SoundingOptions {
  seed: string;
  area: { left: number; top: number; right: number; bottom: number };
  /** Least distance between two figures. */
  spacing: number;
  /** Heights that are drawn as lines: figures keep clear of them. */
  levels: readonly number[];
  /** Room that a figure needs to each side. */
  clearance: number;
  /** Places that must stay empty. */
  blocked?: (x: number, y: number) => boolean;
}

const mostFigures = 200;

/** Scatters soundings over the water as a surveyor would: evenly, never on a line, never on land. */
export function soundings(field: HeightField, options: SoundingOptions): Sounding[] {
  const { seed, area, spacing, levels, clearance, blocked = () => false } = options;
  const random = seededRandom(seed);
  const found: Sounding[] = [];
  for (let attempt = 0; attempt < 6000 && found.length < mostFigures; attempt += 1) {
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
