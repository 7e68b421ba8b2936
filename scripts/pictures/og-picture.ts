import sharp from 'sharp';
import { logoPaths } from '../../src/components/logo/logo-paths.ts';
import { company } from '../../src/site/company.ts';
import { contourPath, type HeightField, sampleField, withMoat } from './contours.ts';
import { breakLines } from './lib/break-lines.ts';
import { gradientNoise, layered } from './lib/noise.ts';
import { palette } from './lib/palette.ts';
import { line, path } from './lib/picture.ts';
import { between, seededRandom } from './lib/random.ts';
import { typeface } from './lib/typeface.ts';

export interface OgPicture {
  title: string;
  /** One or two words above the title: the category, or what kind of page it is. */
  kicker: string;
  /** Chooses the coast; the page's path serves. */
  seed: string;
}

const width = 1200;
const height = 630;
const margin = 72;
const room = 800;
/** Words stay to the left of this. */
const wordsWidth = margin + room + margin;
/** Title sizes to try, and how many lines each may take. */
const sizes: [size: number, lines: number][] = [
  [92, 3],
  [82, 3],
  [74, 4],
  [66, 4],
  [58, 5],
  [50, 5],
  [42, 6],
  [34, 7],
];

/** A coast along the right edge, out of the way of the title. */
function coast(seed: string): string {
  const random = seededRandom(seed);
  const rough = layered(gradientNoise(`${seed} rough`), 4, 0.52);
  const broad = gradientNoise(`${seed} broad`);
  const phase = between(random, 0, 6);
  const bay = between(random, 40, 80);
  const island = {
    x: between(random, 890, 960),
    y: between(random, 90, 540),
    size: between(random, 22, 42),
  };
  const field: HeightField = (x, y) => {
    const edge = 1062 + bay * Math.sin(y / 118 + phase) + 22 * Math.sin(y / 47 + phase);
    const isle = island.size - Math.hypot(x - island.x, (y - island.y) * 0.7);
    const inland = Math.max(x - edge, isle) + 40 * rough(x / 150, y / 150);
    if (inland > 0) return 24 * (1 - Math.exp(-inland / 110));
    return -33 * (1 - Math.exp(inland / 300)) + 8 * broad(x / 340, y / 340) * Math.min(1, -inland / 200);
  };
  // Open water has few bends and can be sampled coarsely; the coast cannot.
  const grid = sampleField(field, { left: -20, top: -40, right: width + 60, bottom: height + 40 }, 14);
  const right = sampleField(field, { left: 800, top: -40, right: width + 60, bottom: height + 40 }, 7);
  const moated = withMoat(right);
  const shelf = (level: number, colour: string): string =>
    path(contourPath(moated, level, { tolerance: 0.9, shortest: 60 }), `fill="${colour}"`);
  const depths = [-6, -10, -14, -18, -22, -26, -30]
    .map((level, index) =>
      path(
        contourPath(grid, level, { tolerance: 1.5, shortest: 200 }),
        line(palette.shallow, 1.4, 0.34 - index * 0.035),
      ),
    )
    .join('');
  const hills = [6, 11, 16, 20]
    .map((level) => path(contourPath(right, level, { tolerance: 1, shortest: 90 }), line('#b6a884', 1.2)))
    .join('');
  return (
    shelf(-5, '#174e5b') +
    shelf(-2.2, '#225f6d') +
    depths +
    path(
      contourPath(moated, 0, { tolerance: 0.7, shortest: 24 }),
      `fill="${palette.sand}" stroke="${palette.ink}" stroke-width="2"`,
    ) +
    hills
  );
}

/** How many different coasts there are: a picture for every page, drawn in a time that a thousand pages can afford. */
const coasts = 24;
const grounds = new Map<number, Promise<Buffer>>();

/** The picture without its words, as raw pixels; each coast is drawn once in a process. */
function ground(seed: string): Promise<Buffer> {
  const number = Math.floor(seededRandom(seed)() * coasts);
  let pixels = grounds.get(number);
  if (!pixels) {
    pixels = groundSvg(`kyst ${number}`).then((svg) =>
      sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer(),
    );
    grounds.set(number, pixels);
  }
  return pixels;
}

const frame = (content: string, wide: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${wide}" height="${height}" viewBox="0 0 ${wide} ${height}">${content}</svg>`;

async function groundSvg(seed: string): Promise<string> {
  const bold = await typeface(700);
  const name = bold.path(company.name, margin + 58, height - 62, 32);
  const { land, depth, lamp } = logoPaths;
  const mark =
    `<g transform="translate(${margin} ${height - 96}) scale(1.375)"><clipPath id="c"><rect width="32" height="32" rx="5"/></clipPath><g clip-path="url(#c)">` +
    `<rect width="32" height="32" fill="${palette.deep}"/><path d="${land}" fill="${palette.sand}"/><path d="${depth}" fill="none" stroke="${palette.shallow}" stroke-width="2"/>` +
    `<circle cx="${lamp.x}" cy="${lamp.y}" r="${lamp.radius}" fill="${palette.lamp}"/></g>` +
    `<rect x=".5" y=".5" width="31" height="31" rx="4.5" fill="none" stroke="${palette.shallow}"/></g>`;
  return frame(
    `<rect width="${width}" height="${height}" fill="${palette.deep}"/>${coast(seed)}${path(name, `fill="${palette.paper}"`)}${mark}`,
    width,
  );
}

async function wordsSvg({ title, kicker }: OgPicture): Promise<string> {
  const [bold, medium] = await Promise.all([typeface(700), typeface(600)]);
  let chosen = { size: 34, lines: [title] };
  for (const [size, most] of sizes) {
    const lines = breakLines(title, room, most, (text) => bold.width(text, size));
    if (!lines) continue;
    chosen = { size, lines };
    break;
  }
  const { size, lines } = chosen;
  const leading = size * 1.06;
  // The block of kicker and title stands a little above the middle, as the eye expects it.
  const block = leading * (lines.length - 1) + size * 0.72;
  const first = Math.round((height - 84 - block) / 2 + size * 0.72 + 22);
  const words = lines
    .map((text, index) => bold.path(text, margin - size * 0.04, first + index * leading, size))
    .join('');
  const label = medium.path(kicker, margin, first - size * 0.72 - 40, 28);
  return frame(path(label, `fill="${palette.lamp}"`) + path(words, `fill="${palette.paper}"`), wordsWidth);
}

/**
 * The picture that social networks show beside a link: the page's title on a piece of coast. A JPEG: the one format
 * that every network takes, and quick to write.
 */
export async function ogPicture(page: OgPicture): Promise<Buffer> {
  const [pixels, svg] = await Promise.all([ground(page.seed), wordsSvg(page)]);
  const words = await sharp(Buffer.from(svg)).raw().toBuffer();
  return sharp(laidOver(pixels, words), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 74 })
    .toBuffer();
}

/**
 * The RGB pixels of a ground with the RGBA pixels of words over them. Written out here, since most of the words'
 * pixels are clear and are passed over: the library's own way takes half of a picture's time.
 */
function laidOver(ground: Buffer, words: Buffer): Buffer {
  const result = Buffer.from(ground);
  for (let pixel = 0; pixel < wordsWidth * height; pixel++) {
    const opacity = words[pixel * 4 + 3] ?? 0;
    if (opacity === 0) continue;
    const place = 3 * (Math.floor(pixel / wordsWidth) * width + (pixel % wordsWidth));
    for (let channel = 0; channel < 3; channel++) {
      const old = ground[place + channel] ?? 0;
      const laid = words[pixel * 4 + channel] ?? 0;
      result[place + channel] = old + Math.round(((laid - old) * opacity) / 255);
    }
  }
  return result;
}
