/**
 * Draws the site's charts: SVG files for the home page, the cases page and the section line, and a module with path
 * data for the 404 page. page-plan.svg is drawn by hand, except for its water.
 */

import { readFileSync } from 'node:fs';
import {
  contourPath,
  isolines,
  type Line,
  lengthOf,
  sampleField,
  simplify,
  splinePath,
  withSeaBorder,
} from '../../drawing/contours.ts';
import { soundings } from '../../drawing/soundings.ts';
import { textAsOutlines } from '../../drawing/text-as-outlines.ts';
import { casesField, casesGrounds, casesSheet } from './cases-chart-field.ts';
import { depthLine } from './chart-line.ts';
import { heroField, heroSheet } from './hero-chart-field.ts';
import { homewardCourse, type LargeChart, largeChart } from './large-chart.ts';
import { notFoundField, notFoundSheet } from './not-found-chart-field.ts';
import { pagePlanWater } from './page-plan-water.ts';
import { writeDrawing } from './write-drawing.ts';

const folder = 'components/hero-chart';

/** Margin around the sheet that keeps the edges of filled areas out of view. */
const bleed = 110;

/** Writes a static and an animated version. Pages use the animated one unless the visitor prefers reduced motion. */
function writeChart(name: string, chart: LargeChart): void {
  writeDrawing(`src/${folder}/${name}.svg`, largeChart(chart, false));
  writeDrawing(`src/${folder}/${name}-drawn.svg`, largeChart(chart, true));
}

function drawHero(): void {
  const field = heroField('hjem');
  const box = {
    left: -40,
    top: -bleed,
    right: heroSheet.width + bleed,
    bottom: heroSheet.height + bleed,
  };
  const grid = sampleField(field, box, 6);
  const filled = withSeaBorder(grid);
  const shallows = [-6, -2.5];
  const depths = [-10, -14, -18, -22, -26, -30];
  const figures = soundings(field, {
    seed: 'hjem lod',
    area: { left: 905, top: 40, right: 1330, bottom: 880 },
    spacing: 84,
    levels: [0, ...shallows, ...depths],
    clearance: 15,
    // Keeps the buoy, its light and the course clear.
    blocked: (x, y) =>
      Math.hypot(x - 1136, y - 516) < 84 ||
      Math.abs(y - 524 - (1128 - x) * 0.552) < 20 ||
      (x > 1200 && Math.abs(y - 460) < 26),
  });
  writeChart('coast', {
    ...heroSheet,
    shallows: [
      contourPath(filled, -6, { tolerance: 1.3, shortest: 130 }),
      contourPath(filled, -2.5, { tolerance: 1.1, shortest: 90 }),
    ],
    depths: depths.map((level) => contourPath(grid, level, { tolerance: 1.7, shortest: 300 })),
    grounds: [
      {
        land: contourPath(filled, 0, { tolerance: 0.8, shortest: 26 }),
        hills: [6, 11, 16, 20]
          .map((level) => contourPath(grid, level, { tolerance: 1.5, shortest: 150 }))
          .join(''),
      },
    ],
    soundings: figures,
    over: homewardCourse(),
  });
}

function drawCases(): void {
  const field = casesField('tolv oer');
  const box = {
    left: -bleed,
    top: -bleed,
    right: casesSheet.width + bleed,
    bottom: casesSheet.height + bleed,
  };
  const grid = sampleField(field, box, 6);
  const filled = withSeaBorder(grid);
  const levels = [-7, -10, -13, -16];
  const figures = soundings(field, {
    seed: 'tolv oer lod',
    area: { left: 840, top: 40, right: 1580, bottom: 560 },
    spacing: 96,
    levels: [0, -2, -4.5, ...levels],
    clearance: 15,
    // Keeps the coves clear.
    blocked: (x, y) => field(x, y) > -2,
  });
  writeChart('islands', {
    ...casesSheet,
    shallows: [
      contourPath(filled, -4.5, { tolerance: 1.3, shortest: 110 }),
      contourPath(filled, -2, { tolerance: 1.1, shortest: 60 }),
    ],
    depths: levels.map((level) => contourPath(grid, level, { tolerance: 2, shortest: 260 })),
    grounds: casesGrounds.map(({ left, right, fromWidth }) => {
      const startsHere = ({ points }: Line) => {
        const start = Math.min(...points.map(({ x }) => x));
        return left <= start && start < right;
      };
      return {
        land: contourPath(filled, 0, { tolerance: 0.8, shortest: 26, select: startsHere }),
        hills: [4, 9]
          .map((level) => contourPath(grid, level, { tolerance: 1.2, shortest: 60, select: startsHere }))
          .join(''),
        fromWidth,
      };
    }),
    soundings: figures,
  });
}

function drawNotFound(): void {
  const field = notFoundField('uden for');
  // Only the surveyed part of the sheet is drawn.
  const grid = sampleField(
    field,
    { left: -bleed, top: -bleed, right: notFoundSheet.edge + 140, bottom: notFoundSheet.height + bleed },
    6,
  );
  const levels = [-3, -6, -9, -12, -15];
  const cut = (level: number): string =>
    isolines(grid, level)
      .flatMap((line) => notFoundSheet.cutAtEdge(line))
      .filter((line) => lengthOf(line) > 60)
      .map((line) => splinePath(simplify(line, 1.3)))
      .join('');
  const figures = soundings(field, {
    seed: 'uden for lod',
    area: { left: 40, top: 40, right: notFoundSheet.edge - 70, bottom: notFoundSheet.height - 40 },
    spacing: 92,
    levels: [0, ...levels],
    clearance: 15,
    blocked: (x, y) => Math.abs(y - notFoundSheet.courseAt(x)) < 38,
  });
  const rows = (values: readonly unknown[]) => values.map((value) => `    ${value},\n`).join('');
  writeDrawing(
    `src/${folder}/not-found-chart-paths.ts`,
    `// Generated by scripts/artwork/charts/make-charts.ts. Edit that script instead.
export const notFoundChartPaths = {
  land: '${contourPath(withSeaBorder(grid), 0, { tolerance: 0.9, shortest: 60 })}',
  depths: [
${rows(levels.map((level) => `'${cut(level)}'`))}  ],
  soundings: [
${rows(figures.map(({ x, y, metres, decimetres }) => `[${x}, ${y}, ${metres}, ${decimetres}]`))}  ],
} as const;
`,
  );
}

drawHero();
drawCases();
drawNotFound();
writeDrawing('public/billeder/tegninger/dybdelinje.svg', depthLine('dybdelinje'));
writeDrawing(
  'public/billeder/tegninger/sideplan.svg',
  textAsOutlines(
    readFileSync(new URL('page-plan.svg', import.meta.url), 'utf8').replace(
      '<g id="water"/>',
      pagePlanWater(),
    ),
  ),
);
