import { type Box, type ContourOptions, contourPath, type Grid, type HeightField } from './contours.ts';
import { palette } from './palette.ts';
import { between, type Random } from './random.ts';
import type { Sounding } from './soundings.ts';
import type { Typeface } from './typeface.ts';

/** Input of a drawing function: size, random numbers for this picture, and the typeface for depth figures. */
interface Picture {
  seed: string;
  random: Random;
  width: number;
  height: number;
  type: Typeface;
}

export type Family = (picture: Picture) => string;

export const path = (d: string, attributes: string): string => (d ? `<path d="${d}" ${attributes}/>` : '');

export const line = (colour: string, width: number, opacity = 1): string =>
  `fill="none" stroke="${colour}" stroke-width="${width}"${opacity < 1 ? ` stroke-opacity="${opacity}"` : ''}`;

/** Draws the contour lines at several heights, in this order. */
export const contours = (
  grid: Grid,
  levels: readonly number[],
  options: ContourOptions,
  attributes: (level: number, index: number) => string,
): string =>
  levels.map((level, index) => path(contourPath(grid, level, options), attributes(level, index))).join('');

/** Fills the area within each height with its tint. `outline` holds attributes that all areas share. */
export const tintedAreas = (
  grid: Grid,
  levels: readonly number[],
  options: ContourOptions,
  colours: readonly string[],
  outline = '',
): string => contours(grid, levels, options, (_, index) => `fill="${colours[index]}"${outline}`);

/** Draws the land: everything above sea level, with its coast as outline. */
export const land = (grid: Grid, tolerance: number, outlineWidth: number): string =>
  path(
    contourPath(grid, 0, { tolerance, shortest: 24 }),
    `fill="${palette.sand}" stroke="${palette.ink}" stroke-width="${outlineWidth}"`,
  );

/** Returns the outlines of all depth figures as path data. */
export function figures(type: Typeface, soundings: readonly Sounding[], size: number): string {
  return soundings
    .map(({ x, y, metres, decimetres }) => {
      const whole = String(metres);
      const width = type.width(whole, size);
      const left = x - width / 2;
      const low =
        decimetres > 0 ? type.path(String(decimetres), left + width + 1, y + size * 0.24, size * 0.68) : '';
      return type.path(whole, left, y, size) + low;
    })
    .join('');
}

/** Draws a lit buoy with its water line at (x, y). It is the only warm accent of a picture. */
export function buoy(x: number, y: number, scale: number, outline: string): string {
  const { lamp } = palette;
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})" stroke-linejoin="round" stroke-linecap="round">` +
    `<circle cx="3" cy="-47" r="30" fill="${lamp}" fill-opacity=".2"/><circle cx="3" cy="-47" r="17" fill="${lamp}" fill-opacity=".25"/>` +
    `<g stroke="${outline}" stroke-width="1.6"><path d="M-13 0c-1-6-1-9 0-12h27c1 3 0 7-2 12z" fill="${palette.buoy}"/>` +
    `<path d="M-6.5-12L-.5-40H6l5 28zM-4.5-21.5h14" fill="none"/><path d="M-2.6-31L-.5-40H6l2 9z" fill="${palette.buoy}"/>` +
    `<circle cx="3" cy="-47" r="5" fill="${lamp}"/>` +
    `<path d="M-30 3c5-3.5 10-3.5 15 0s10 3.5 15 0 10-3.5 15 0 10 3.5 15 0" fill="none"/></g></g>`
  );
}

/** Returns, out of 400 random points in an area, the one closest to a given height. */
export function placeAtHeight(
  field: HeightField,
  height: number,
  random: Random,
  area: Box,
): { x: number; y: number } {
  let best = { x: area.left, y: area.top, difference: Number.POSITIVE_INFINITY };
  for (let attempt = 0; attempt < 400; attempt += 1) {
    const x = Math.round(between(random, area.left, area.right));
    const y = Math.round(between(random, area.top, area.bottom));
    const difference = Math.abs(field(x, y) - height);
    if (difference < best.difference) best = { x, y, difference };
  }
  return { x: best.x, y: best.y };
}
