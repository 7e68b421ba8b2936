import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import type { Category } from '#src/content/categories.ts';
import { landscape, sheet } from './landscape.ts';
import { waterOf } from './water-colours.ts';

const folder = fileURLToPath(new URL('../../public/billeder/artikler/', import.meta.url));
/** The category for which each article's picture was drawn. Not in public/, whose files are published. */
const drawnFile = fileURLToPath(new URL('drawn-articles.json', import.meta.url));
type Image = readonly [name: string, width: number, height: number, encode: (image: Sharp) => Sharp];

const asAvif = (quality: number) => (image: Sharp) => image.avif({ quality, effort: 4 });
const asWebp = (image: Sharp) => image.webp({ quality: 68, effort: 6, smartSubsample: true });
const asPlainWebp = (image: Sharp) => image.webp({ quality: 68 });

const images: readonly Image[] = [
  // The small sizes are for phones, whose dense screens hide more.
  ['480.avif', 480, 320, asAvif(36)],
  ['800.avif', 800, 533, asAvif(36)],
  ['1280.avif', 1280, 853, asAvif(48)],
  ['1920.avif', 1920, 1280, asAvif(44)],
  // For the few browsers without AVIF.
  ['480.webp', 480, 320, asWebp],
  ['800.webp', 800, 533, asWebp],
  ['1280.webp', 1280, 853, asWebp],
  // For networks and search engines, cropped from the centre.
  ['16x9.webp', 1280, 720, asWebp],
  ['4x3.webp', 1067, 800, asPlainWebp],
  ['1x1.webp', 800, 800, asPlainWebp],
];

/**
 * Draws the pictures of articles in all sizes into public/billeder/artikler/ and returns the written files. The slug is
 * the seed, the category decides the colours. A picture that was drawn for the same category stays.
 */
export async function articlePictures(
  list: readonly { readonly slug: string; readonly category: Category }[],
): Promise<{ file: string; bytes: number }[]> {
  mkdirSync(folder, { recursive: true });
  const drawn: Record<string, string> = JSON.parse(readFileSync(drawnFile, 'utf8'));
  const written: { file: string; bytes: number }[] = [];
  for (const { slug, category } of list) {
    const isDrawn =
      drawn[slug] === category && images.every(([name]) => existsSync(`${folder}${slug}-${name}`));
    if (isDrawn) continue;
    const svg = Buffer.from(landscape(slug, waterOf(category)));
    for (const [name, width, height, encode] of images) {
      const file = `${slug}-${name}`;
      const scale = Math.max(width / sheet.width, height / sheet.height);
      const data = await encode(sharp(svg, { density: 72 * scale }).resize(width, height)).toBuffer();
      writeFileSync(folder + file, data);
      written.push({ file, bytes: data.length });
    }
    drawn[slug] = category;
  }
  const sorted = Object.fromEntries(Object.entries(drawn).sort(([left], [right]) => (left < right ? -1 : 1)));
  if (written.length > 0) writeFileSync(drawnFile, `${JSON.stringify(sorted, null, 2)}\n`);
  return written;
}
