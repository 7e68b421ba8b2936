import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** Ends of each open line of a path made of M, q and t commands, as the contours are. */
function openEnds(path: string): { x: number; y: number }[] {
  return path
    .split(/(?=M)/)
    .filter((line) => !line.endsWith('z'))
    .flatMap((line) => {
      const [start = { x: 0, y: 0 }, ...moves] = [...line.matchAll(/([Mqt])([^Mqtz]+)/g)].flatMap(
        ([, command, text = '']) => {
          const values = (text.match(/-?(?:\d+(?:\.\d+)?|\.\d+)/g) ?? []).map(Number);
          // The last two values of each step are its end point.
          const size = command === 'q' ? 4 : 2;
          return Array.from({ length: values.length / size }, (_, step) => ({
            x: values[step * size + size - 2] ?? Number.NaN,
            y: values[step * size + size - 1] ?? Number.NaN,
          }));
        },
      );
      const end = moves.reduce((at, { x, y }) => ({ x: at.x + x, y: at.y + y }), start);
      return [start, end];
    });
}

test('no contour around the page plan ends in open water', () => {
  const [, water = ''] =
    /stroke-opacity="\.35"[^>]* d="([^"]+)"/.exec(read('public/billeder/tegninger/sideplan.svg')) ?? [];
  const ends = openEnds(water);
  expect(ends.length).toBeGreaterThan(10);
  // Outside of the widest and the tallest box in which a page shows the drawing.
  const inside = ends.filter(({ x, y }) => x > -1190 && x < 650 && y > -510 && y < 1150);
  expect(inside).toEqual([]);
});

test.each(['coast', 'coast-drawn', 'islands', 'islands-drawn'])(
  'the fade of %s covers the water and leaves land, course and buoy in full colour',
  (name) => {
    const drawing = read(`src/components/hero-chart/${name}.svg`);
    const at = (part: string) => drawing.indexOf(part);
    for (const water of ['class="depth"', 'class="shelf"', 'class="bank"', 'class="figures"']) {
      expect(at(water), water).toBeGreaterThan(-1);
      expect(at(water), water).toBeLessThan(at('class="fade"'));
    }
    expect(at('class="land"')).toBeGreaterThan(at('class="fade"'));
    if (name.startsWith('coast')) expect(at('class="course"')).toBeGreaterThan(at('class="fade"'));
  },
);
