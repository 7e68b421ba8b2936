import type { Category } from '#src/content/categories.ts';
import { palette } from '../drawing/palette.ts';
import type { Landscape } from './landscape.ts';

const night = ['#52949b', '#3c828b', '#2b6f7b', '#215f6c', '#1a525f', '#164853', palette.deep];
const paleLine = `${palette.shallow}66`;
const sandLine = '#a8966aa0';

/** A coast in daylight, with a lit buoy: what a category gets that has no row of its own. */
const coast: Landscape = {
  level: -6,
  tilt: 18,
  relief: [10, 460],
  interval: 3,
  band: 3,
  water: ['#85b0ad', '#9cc1bc', '#b2d0ca', '#c3dcd6', palette.shallow],
  land: [palette.sand, '#ece4d1', '#e5dbc3', '#dcd0b1', '#d2c49c'],
  lines: [`${palette.deep}70`, sandLine],
  figures: { colour: palette.deep, size: 21, spacing: 128, from: 2 },
  mark: 'buoy',
};

/** How each category differs from the coast, so that readers recognise it. */
const differences: { readonly [category in Category]?: Partial<Landscape> } = {
  // Deep water around a bank.
  SEO: {
    level: -50,
    tilt: 0,
    hill: [40, 190],
    relief: [9, 620],
    interval: 2,
    band: 6,
    water: night,
    lines: [paleLine, sandLine],
    figures: { colour: palette.shallow, size: 19, spacing: 185, from: 15 },
    mark: 'lamp',
  },
  // A channel through sand.
  Prisguide: {
    level: -3.4,
    tilt: 0,
    channel: [16, 130, 0],
    relief: [2.6, 480],
    interval: 2.5,
    band: 2.5,
    water: ['#e6dcc4', '#e6dcc4', '#e6ebdf', '#dae7de', '#cde0da', '#bdd7d2', '#aacac6'],
    figures: { colour: palette.ink, size: 25, spacing: 84, from: 1 },
    mark: 'figure',
  },
  // An angular sea bed.
  'AI & Digital': {
    level: -30,
    tilt: 8,
    hill: [24, 170],
    relief: [14, 300],
    cell: 46,
    band: 4,
    water: ['#93c0ba', '#66a3a2', ...night, '#113945', palette.ink],
    lines: [paleLine, sandLine],
    figures: { colour: palette.shallow, size: 19, spacing: 240, from: 15 },
    mark: 'lamp',
  },
  // A fjord from top to bottom between hills.
  'Mobile & UX': {
    level: 20,
    tilt: 0,
    channel: [44, 95, Math.PI / 2],
    relief: [14, 420],
    interval: 4,
    band: 8,
    water: ['#36767f', '#22616d', palette.deep],
    lines: [paleLine, sandLine],
    figures: { colour: palette.shallow, size: 20, spacing: 95, from: 8 },
    mark: 'lamp',
  },
  // An island in rings of depth.
  'Design Guide': {
    level: -66,
    tilt: 0,
    hill: [84, 210],
    relief: [11, 420],
    interval: 4,
    band: 8,
    water: [
      '#d0e3de',
      '#a3cac7',
      '#78afb1',
      '#52949b',
      '#357b86',
      '#226674',
      '#185360',
      palette.deep,
      palette.ink,
    ],
    figures: { colour: palette.paper, size: 21, spacing: 170, from: 33 },
    mark: 'none',
  },
};

/** Returns the landscape that pictures of a category show. */
export const landscapeOf = (category: Category): Landscape => ({ ...coast, ...differences[category] });
