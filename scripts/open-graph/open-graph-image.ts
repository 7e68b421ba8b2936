import sharp from 'sharp';
import { logoPaths } from '#src/components/logo/logo-paths.ts';
import type { PageMeta } from '#src/seo/page-meta.ts';
import { company } from '#src/site/company.ts';
import { type HeightField, sampleField, withSeaBorder } from '../drawing/contours.ts';
import { fractalNoise, gradientNoise } from '../drawing/noise.ts';
import { palette } from '../drawing/palette.ts';
import { contours, land, line, path, tintedAreas } from '../drawing/picture.ts';
import { between, seededRandom } from '../drawing/random.ts';
import { typeface } from '../drawing/typeface.ts';
import { breakLines, breakWords } from './break-lines.ts';
import { drawableText } from './drawable-text.ts';

export type OpenGraphPage = {
  /** URL path of the page, also the seed for the background. */
  readonly path: string;
  readonly title: string;
  /** Short line above the title: the category or the kind of page. */
  readonly kicker: string;
};

/** Returns the content of a page's image; null for pages that search engines should not list under their own URL. */
export function openGraphPage({
  path,
  title,
  article,
  canonicalPath,
  noIndex,
}: PageMeta): OpenGraphPage | null {
  if (noIndex || (canonicalPath && canonicalPath !== path)) return null;
  return { path, title, kicker: article?.category ?? 'Hjemmesider og SEO' };
}

const width = 1200;
const height = 630;
const margin = 72;
const maxLineWidth = 800;
/** Title sizes to try, in order, with their maximum number of lines. */
const sizes: [size: number, maxLines: number][] = [
  [92, 3],
  [82, 3],
  [74, 4],
  [66, 4],
  [58, 5],
  [50, 5],
  [42, 6],
  [34, 7],
];

/** Draws a coast along the right edge, clear of the title. */
function coast(seed: string): string {
  const random = seededRandom(seed);
  const rough = fractalNoise(gradientNoise(`${seed} rough`), 4, 0.52);
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
  // Depth lines are smooth and need only a coarse grid; the coast needs a fine one.
  const grid = sampleField(field, { left: -20, top: -40, right: width + 60, bottom: height + 40 }, 14);
  const right = sampleField(field, { left: 800, top: -40, right: width + 60, bottom: height + 40 }, 7);
  const bordered = withSeaBorder(right);
  return (
    tintedAreas(bordered, [-5, -2.2], { tolerance: 0.9, shortest: 60 }, ['#174e5b', '#225f6d']) +
    contours(grid, [-6, -10, -14, -18, -22, -26, -30], { tolerance: 1.5, shortest: 200 }, (_, index) =>
      line(palette.shallow, 1.4, 0.34 - index * 0.035),
    ) +
    land(bordered, 0.7, 2) +
    contours(right, [6, 11, 16, 20], { tolerance: 1, shortest: 90 }, () => line('#b6a884', 1.2))
  );
}

/** Number of different backgrounds. A limited set keeps builds with a thousand pages fast. */
const backgroundCount = 24;
const backgrounds = new Map<number, Promise<Buffer>>();

/** Returns the raw RGB pixels of a background. Each is drawn once. */
function background(seed: string): Promise<Buffer> {
  const number = Math.floor(seededRandom(seed)() * backgroundCount);
  let pixels = backgrounds.get(number);
  if (!pixels) {
    pixels = sharp(Buffer.from(backgroundSvg(`kyst ${number}`)))
      .removeAlpha()
      .raw()
      .toBuffer();
    backgrounds.set(number, pixels);
  }
  return pixels;
}

function backgroundSvg(seed: string): string {
  const name = typeface(700).path(company.name, margin + 58, height - 62, 32);
  const { depth, lamp } = logoPaths;
  const mark =
    `<g transform="translate(${margin} ${height - 96}) scale(1.375)"><clipPath id="c"><rect width="32" height="32" rx="5"/></clipPath><g clip-path="url(#c)">` +
    `<rect width="32" height="32" fill="${palette.deep}"/><path d="${logoPaths.land}" fill="${palette.sand}"/><path d="${depth}" fill="none" stroke="${palette.shallow}" stroke-width="2"/>` +
    `<circle cx="${lamp.x}" cy="${lamp.y}" r="${lamp.radius}" fill="${palette.lamp}"/></g>` +
    `<rect x=".5" y=".5" width="31" height="31" rx="4.5" fill="none" stroke="${palette.shallow}"/></g>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${palette.deep}"/>${coast(seed)}${path(name, `fill="${palette.paper}"`)}${mark}</svg>`
  );
}

/** Returns the drawing of title and kicker. */
function titleSvg({ title, kicker }: OpenGraphPage): string {
  const { size, lines } = fitTitle(drawableText(title, typeface(700)));
  const leading = size * 1.06;
  // Places the block of kicker and title slightly above the middle, where it looks centred.
  const block = leading * (lines.length - 1) + size * 0.72;
  const first = Math.round((height - 84 - block) / 2 + size * 0.72 + 22);
  const label = typeface(600).path(kicker, margin, first - size * 0.72 - 40, 28);
  const words = lines.map((text, index) =>
    typeface(700).path(text, margin - size * 0.04, first + index * leading, size),
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">` +
    `${path(label, `fill="${palette.lamp}"`)}${path(words.join(''), `fill="${palette.paper}"`)}</svg>`
  );
}

/** Returns the largest size at which a title fits, and its lines. At the smallest, a word too long for a line is broken. */
export function fitTitle(title: string) {
  const widthAt = (size: number) => (text: string) => typeface(700).width(text, size);
  for (const [size, maxLines] of sizes) {
    const lines = breakLines(title, maxLineWidth, maxLines, widthAt(size));
    if (lines) return { size, lines };
  }
  const [size, maxLines] = sizes.at(-1) ?? [34, 7];
  const broken = breakWords(title, maxLineWidth, widthAt(size));
  return { size, lines: breakLines(broken, maxLineWidth, maxLines, widthAt(size)) ?? [broken] };
}

/** Draws a page's Open Graph image, the title on a chart of a coast, as JPEG, which all social networks support. */
export async function openGraphImage(page: OpenGraphPage): Promise<Buffer> {
  return sharp(await background(page.path), { raw: { width, height, channels: 3 } })
    .composite([{ input: Buffer.from(titleSvg(page)) }])
    .jpeg({ quality: 74 })
    .toBuffer();
}
