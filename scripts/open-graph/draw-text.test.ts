import sharp from 'sharp';
import { expect, test } from 'vitest';
import { typeface } from '../drawing/typeface.ts';
import { drawText } from './draw-text.ts';

const width = 200;
const height = 60;
const line = { x: 20, y: 40, weight: 700, size: 30, colour: '#ff8000' } as const;

/** Draws a line of text onto black and returns the pixels. */
async function drawn(text: string, place: { x?: number; y?: number } = {}): Promise<Buffer> {
  const pixels = Buffer.alloc(3 * width * height);
  await drawText({ pixels, width }, { ...line, ...place, text });
  return pixels;
}

/** Draws the same line as one path. */
function rasterized(text: string): Promise<Buffer> {
  const { x, y, weight, size, colour } = line;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%"/>` +
    `<path d="${typeface(weight).path(text, x, y, size)}" fill="${colour}"/></svg>`;
  return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();
}

test.each(['H', 'g', 'Å', 'ÿ', 'W', '—'])('draws %s whole, in its colour and place', async (letter) => {
  const pixels = await drawn(letter);
  const expected = await rasterized(letter);
  const differences = expected.map((value, index) => Math.abs(value - (pixels[index] ?? 0)));
  expect(expected.includes(255)).toBe(true);
  // The path's numbers are rounded to tenths of a pixel.
  expect(Math.max(...differences)).toBeLessThan(40);
});

test('draws letters side by side, each at the nearest whole pixel', async () => {
  const expected = await rasterized('Artikler');
  const sum = (bytes: Buffer) => bytes.reduce((total, value) => total + value, 0);
  const pixels = await drawn('Artikler');
  expect(sum(pixels) / sum(expected)).toBeCloseTo(1, 2);
  expect((await drawn('K', { x: 20.2, y: 39.8 })).equals(await drawn('K'))).toBe(true);
});

test('cuts off text at the edge of the picture', async () => {
  const pixels = await drawn('WWWWWWWWWWWW');
  for (let row = 0; row < height; row++) {
    const margin = pixels.subarray(3 * row * width, 3 * (row * width + line.x));
    expect(margin.every((value) => value === 0)).toBe(true);
  }
});
