import { type ContourMultiPolygon, contours } from 'd3-contour';
import { palette } from '../drawing/palette.ts';
import { between, type Random, seededRandom } from '../drawing/random.ts';
import { typeface } from '../drawing/typeface.ts';
import { type Field, ground, type Point } from './ground.ts';

/** Height in metres between two contour lines, and between two colours. Below 0 is water. */
const interval = 3;
/** Colours from the shore upwards; the last one has no end, as that of the water. */
const land = [palette.sand, '#ece4d1', '#e5dbc3', '#dcd0b1', '#d2c49c'];
/** Soundings: their size and distance in pixels, and how deep the water is at least. */
const figures = { size: 21, spacing: 128, from: 2 };

export const sheet = { width: 1200, height: 800 };
/** The ground goes on beyond the sheet, so that the edge of no area is seen. */
const margin = 100;
/** Distance in pixels of the points that are measured. */
const cell = 4;

/**
 * Draws a coast as a sea chart: tinted depths and heights, contour lines, soundings and one buoy. The same seed gives the
 * same drawing. `water` has the colours from the shore outwards.
 */
export function landscape(seed: string, water: readonly string[]): string {
  const random = seededRandom(seed);
  const middle = { x: Math.round(between(random, 480, 720)), y: Math.round(between(random, 340, 470)) };
  const field = ground(random, middle);
  const areas = areasAbove(field).map((area) => {
    const isCoast = area.value === 0;
    const stroke = isCoast ? palette.ink : area.value < 0 ? `${palette.deep}70` : '#a8966aa0';
    const isStrong = (area.value / interval) % 5 === 0;
    const width = isCoast ? 2.4 : isStrong ? 1.7 : 1.1;
    return `<path d="${pathOf(area)}" fill="${colourAt(area.value, water)}" stroke="${stroke}" stroke-width="${width}"/>`;
  });
  const places = soundings(random, field);
  const marked = deepNear(places, middle, field);
  const depths = places
    .filter((place) => distance(place, marked) > 75)
    .map((place) => figure(place, field, colourAt(field(place.x, place.y), water)));
  const drawing = areas.join('') + depths.join('') + buoy(marked);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet.width} ${sheet.height}"><rect width="100%" height="100%" fill="${water.at(-1)}"/>${drawing}</svg>`;
}

const distance = (from: Point, to: Point) => Math.hypot(from.x - to.x, from.y - to.y);

function deepNear(places: readonly Point[], middle: Point, field: Field): Point {
  const cost = (place: Point) => distance(place, middle) + 20 * Math.max(-12, field(place.x, place.y));
  return places.toSorted((left, right) => cost(left) - cost(right))[0] ?? middle;
}

/** Returns the areas above each height at which a contour line is drawn, lowest first. */
function areasAbove(field: Field): ContourMultiPolygon[] {
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
const pathOf = ({ coordinates }: ContourMultiPolygon): string =>
  coordinates
    .flat()
    .filter((ring) => ring.length * cell > 60)
    .map(
      (ring) =>
        `M${ring.map((point) => point.map((at) => ((at - 0.5) * cell - margin).toFixed(1))).join('L')}z`,
    )
    .join('');

function colourAt(height: number, water: readonly string[]): string {
  const colours = height < 0 ? water : land;
  const index = height < 0 ? Math.ceil(-height / interval) - 1 : Math.floor(height / interval);
  return colours[Math.min(index, colours.length - 1)] ?? palette.deep;
}

/** Distributes figures evenly over the water, where they stand on one colour. */
function soundings(random: Random, field: Field): Point[] {
  const found: Point[] = [];
  for (let attempt = 0; attempt < 3000; attempt += 1) {
    const x = Math.round(between(random, 40, sheet.width - 40));
    const y = Math.round(between(random, 50, sheet.height - 40));
    const reach = figures.size;
    const around = [-reach, 0, reach].flatMap((way) => [field(x + way, y - reach), field(x + way, y + 4)]);
    const isDeep = Math.max(...around) < -figures.from;
    const isOfOneColour = new Set(around.map((height) => Math.ceil(height / interval))).size === 1;
    const isFree = found.every((other) => distance(other, { x, y }) > figures.spacing);
    if (isDeep && isOfOneColour && isFree) found.push({ x, y });
  }
  return found;
}

/** Draws the depth at a place: whole metres and, in shallow water, decimetres as subscript. */
function figure({ x, y }: Point, field: Field, ground: string): string {
  const face = typeface(500);
  const { size } = figures;
  const decimetres = Math.round(-field(x, y) * 10);
  const whole = String(Math.floor(decimetres / 10));
  const left = x - face.width(whole, size) / 2;
  const low = decimetres < 100 && decimetres % 10 > 0 ? String(decimetres % 10) : '';
  const attributes = `fill="${palette.deep}" stroke="${ground}" stroke-width="400" paint-order="stroke"`;
  return (
    face.draw(whole, left, y, size, attributes) +
    face.draw(low, left + face.width(whole, size) + 1, y + size * 0.24, size * 0.68, attributes)
  );
}

/** Draws a lit buoy with its water line at the place. */
const buoy = ({ x, y }: Point): string =>
  `<g transform="translate(${x} ${y}) scale(1.7)" stroke-linejoin="round" stroke-linecap="round">` +
  `<circle cx="3" cy="-47" r="30" fill="${palette.lamp}" fill-opacity=".2"/><circle cx="3" cy="-47" r="17" fill="${palette.lamp}" fill-opacity=".25"/>` +
  `<g stroke="${palette.ink}" stroke-width="1.6"><path d="M-13 0c-1-6-1-9 0-12h27c1 3 0 7-2 12z" fill="${palette.buoy}"/>` +
  `<path d="M-6.5-12L-.5-40H6l5 28zM-4.5-21.5h14" fill="none"/><path d="M-2.6-31L-.5-40H6l2 9z" fill="${palette.buoy}"/>` +
  `<circle cx="3" cy="-47" r="5" fill="${palette.lamp}"/>` +
  `<path d="M-30 3c5-3.5 10-3.5 15 0s10 3.5 15 0 10-3.5 15 0 10 3.5 15 0" fill="none"/></g></g>`;
