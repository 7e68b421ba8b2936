import { type ContourMultiPolygon, contours } from 'd3-contour';
import { palette } from '../drawing/palette.ts';
import { between, type Random, seededRandom } from '../drawing/random.ts';
import { typeface } from '../drawing/typeface.ts';
import { type Field, ground, type Point } from './ground.ts';

/** What makes one landscape unlike another. Heights are in metres, above 0 on land and below 0 in water. */
export type Landscape = {
  /** Mean height of the ground. */
  readonly level: number;
  /** How much it rises from the middle to one side. */
  readonly tilt?: number;
  /** Height of a hill near the middle, and its radius in pixels. */
  readonly hill?: readonly [height: number, radius: number];
  /** Depth of a channel through the middle, its half width in pixels and about its direction. */
  readonly channel?: readonly [depth: number, width: number, direction: number];
  /** Height of the irregular ground, and the size of its forms in pixels. */
  readonly relief: readonly [height: number, size: number];
  /** Distance of the points that are measured: a coarse grid has angular lines. */
  readonly cell?: number;
  /** Height between two contour lines, and between two colours. */
  readonly interval: number;
  readonly band: number;
  /** Colours from the shore downwards and upwards; the last one has no end. */
  readonly water: readonly string[];
  readonly land: readonly string[];
  /** Colours of contour lines in water and on land. */
  readonly lines: readonly [water: string, land: string];
  /** Soundings: where the water is at least `from` deep, so that the colour can be read. */
  readonly figures: {
    readonly colour: string;
    readonly size: number;
    readonly spacing: number;
    readonly from: number;
  };
  /** What stands on top of the hill, or else in deep water near the middle. */
  readonly mark: keyof typeof marks;
};

export const sheet = { width: 1200, height: 800 };
/** The ground goes on beyond the sheet, so that the edge of no area is seen. */
const margin = 100;

/**
 * Draws a landscape as a sea chart: tinted depths and heights, contour lines, soundings and one mark. The same seed
 * gives the same drawing.
 */
export function landscape(seed: string, look: Landscape): string {
  const random = seededRandom(seed);
  const middle = { x: Math.round(between(random, 480, 720)), y: Math.round(between(random, 340, 470)) };
  const field = ground(random, middle, look);
  const areas = areasAbove(field, look).map((area) => {
    const isCoast = area.value === 0;
    const stroke = isCoast ? palette.ink : look.lines[area.value < 0 ? 0 : 1];
    const isStrong = (area.value / look.interval) % 5 === 0;
    const width = isCoast ? 2.4 : isStrong ? 1.7 : 1.1;
    return `<path d="${pathOf(area, look.cell)}" fill="${colourAt(area.value, look)}" stroke="${stroke}" stroke-width="${width}"/>`;
  });
  const places = soundings(random, field, look);
  const marked = look.hill ? summit(field, middle) : deepNear(places, middle, field);
  const figures = places
    .filter((place) => distance(place, marked) > 75)
    .map((place) => figure(place, field, look.figures, colourAt(field(place.x, place.y), look)));
  const drawing = areas.join('') + figures.join('') + marks[look.mark](marked, field);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet.width} ${sheet.height}"><rect width="100%" height="100%" fill="${look.water.at(-1)}"/>${drawing}</svg>`;
}

const distance = (from: Point, to: Point) => Math.hypot(from.x - to.x, from.y - to.y);

function summit(field: Field, { x, y }: Point): Point {
  const around = Array.from({ length: 41 * 41 }, (_, index) => ({
    x: x + ((index % 41) - 20) * 10,
    y: y + (Math.floor(index / 41) - 20) * 10,
  }));
  return around.reduce((best, place) => (field(place.x, place.y) > field(best.x, best.y) ? place : best));
}

function deepNear(places: readonly Point[], middle: Point, field: Field): Point {
  const cost = (place: Point) => distance(place, middle) + 20 * Math.max(-12, field(place.x, place.y));
  return places.toSorted((left, right) => cost(left) - cost(right))[0] ?? middle;
}

/** Returns the areas above each height at which a contour line is drawn, lowest first. */
function areasAbove(field: Field, { cell = 4, interval }: Landscape): ContourMultiPolygon[] {
  const columns = Math.ceil((sheet.width + 2 * margin) / cell) + 1;
  const rows = Math.ceil((sheet.height + 2 * margin) / cell) + 1;
  const heights = Array.from({ length: columns * rows }, (_, index) =>
    field((index % columns) * cell - margin, Math.floor(index / columns) * cell - margin),
  );
  const lowest = Math.ceil(Math.min(...heights) / interval);
  const highest = Math.floor(Math.max(...heights) / interval);
  const levels = Array.from({ length: highest - lowest + 1 }, (_, index) => (lowest + index) * interval);
  return contours().size([columns, rows]).thresholds(levels)(heights);
}

/** Returns the outlines of an area, without specks. */
const pathOf = ({ coordinates }: ContourMultiPolygon, cell = 4): string =>
  coordinates
    .flat()
    .filter((ring) => ring.length * cell > 60)
    .map(
      (ring) =>
        `M${ring.map((point) => point.map((at) => ((at - 0.5) * cell - margin).toFixed(1))).join('L')}z`,
    )
    .join('');

function colourAt(height: number, { band, water, land }: Landscape): string {
  const colours = height < 0 ? water : land;
  const index = height < 0 ? Math.ceil(-height / band) - 1 : Math.floor(height / band);
  return colours[Math.min(index, colours.length - 1)] ?? palette.deep;
}

/** Distributes figures evenly over the water, where they stand on one colour. */
function soundings(random: Random, field: Field, look: Landscape): Point[] {
  const found: Point[] = [];
  for (let attempt = 0; attempt < 3000; attempt += 1) {
    const x = Math.round(between(random, 40, sheet.width - 40));
    const y = Math.round(between(random, 50, sheet.height - 40));
    const reach = look.figures.size;
    const around = [-reach, 0, reach].flatMap((way) => [field(x + way, y - reach), field(x + way, y + 4)]);
    const isDeep = Math.max(...around) < -look.figures.from;
    const isOfOneColour = new Set(around.map((height) => colourAt(height, look))).size === 1;
    const isFree = found.every((other) => distance(other, { x, y }) > look.figures.spacing);
    if (isDeep && isOfOneColour && isFree) found.push({ x, y });
  }
  return found;
}

/** Draws the depth at a place: whole metres and, in shallow water, decimetres as subscript. */
function figure(
  { x, y }: Point,
  field: Field,
  { size, colour }: Pick<Landscape['figures'], 'size' | 'colour'>,
  ground: string,
): string {
  const face = typeface(500);
  const decimetres = Math.round(-field(x, y) * 10);
  const whole = String(Math.floor(decimetres / 10));
  const left = x - face.width(whole, size) / 2;
  const low = decimetres < 100 && decimetres % 10 > 0 ? String(decimetres % 10) : '';
  const attributes = `fill="${colour}" stroke="${ground}" stroke-width="400" paint-order="stroke"`;
  return (
    face.draw(whole, left, y, size, attributes) +
    face.draw(low, left + face.width(whole, size) + 1, y + size * 0.24, size * 0.68, attributes)
  );
}

const marks = {
  none: () => '',
  lamp: ({ x, y }: Point) =>
    `<g fill="${palette.lamp}"><circle cx="${x}" cy="${y}" r="46" fill-opacity=".14"/><circle cx="${x}" cy="${y}" r="24" fill-opacity=".24"/><circle cx="${x}" cy="${y}" r="9"/></g>`,
  figure: (place: Point, field: Field) =>
    `<circle cx="${place.x + 2}" cy="${place.y - 10}" r="40" fill="${palette.paper}" stroke="${palette.buoy}" stroke-width="3.5"/>` +
    figure(place, field, { size: 34, colour: palette.buoy }, palette.paper),
  /** A lit buoy with its water line at the place. */
  buoy: ({ x, y }: Point) =>
    `<g transform="translate(${x} ${y}) scale(1.7)" stroke-linejoin="round" stroke-linecap="round">` +
    `<circle cx="3" cy="-47" r="30" fill="${palette.lamp}" fill-opacity=".2"/><circle cx="3" cy="-47" r="17" fill="${palette.lamp}" fill-opacity=".25"/>` +
    `<g stroke="${palette.ink}" stroke-width="1.6"><path d="M-13 0c-1-6-1-9 0-12h27c1 3 0 7-2 12z" fill="${palette.buoy}"/>` +
    `<path d="M-6.5-12L-.5-40H6l5 28zM-4.5-21.5h14" fill="none"/><path d="M-2.6-31L-.5-40H6l2 9z" fill="${palette.buoy}"/>` +
    `<circle cx="3" cy="-47" r="5" fill="${palette.lamp}"/>` +
    `<path d="M-30 3c5-3.5 10-3.5 15 0s10 3.5 15 0 10-3.5 15 0 10 3.5 15 0" fill="none"/></g></g>`,
};
