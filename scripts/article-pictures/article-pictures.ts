import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import type { pictureSizes } from '#src/components/picture/picture-sizes.ts';
import { type ArticlePicture, articlePicture } from './article-picture.ts';

const folder = fileURLToPath(new URL('../../public/billeder/artikler/', import.meta.url));
/** Hash of each article's picture when it was last drawn. Not in public/, whose files are published. */
const hashesFile = fileURLToPath(new URL('drawn-articles.json', import.meta.url));
/** AVIF quality by width. The small sizes are for phones, whose dense screens hide more. */
const avifQuality: Readonly<Record<(typeof pictureSizes.artikler.widths)[number], number>> = {
  480: 36,
  800: 36,
  1280: 48,
  1920: 44,
};
/** WebP is for the few browsers without AVIF, which get one size. */
const webpWidths = [480, 800, 1280];
const webp = { quality: 68, effort: 6, smartSubsample: true };
/** WebP for search engines only. */
const plainWebp = { quality: 68 };

const raster = (svg: string, width: number, height = Math.round((width * 2) / 3)) =>
  sharp(Buffer.from(svg), { density: (72 * width) / 1200 }).resize(width, height, { fit: 'fill' });

/**
 * Draws the pictures of articles in all sizes into public/billeder/artikler/ and returns the written files. Unchanged
 * pictures are skipped.
 */
export async function articlePictures(
  list: readonly ArticlePicture[],
): Promise<{ file: string; bytes: number }[]> {
  mkdirSync(folder, { recursive: true });
  const hashes: Record<string, string> = existsSync(hashesFile)
    ? JSON.parse(readFileSync(hashesFile, 'utf8'))
    : {};
  const written: { file: string; bytes: number }[] = [];
  for (const picture of list) {
    const { slug } = picture;
    const svg = articlePicture(picture, '3:2');
    const wide = articlePicture(picture, '16:9');
    const drawn = hash('sha256', JSON.stringify([svg, wide, avifQuality, webp, plainWebp])).slice(0, 16);
    const images: [suffix: string, image: Sharp][] = [
      ...Object.entries(avifQuality).map(([width, quality]): [string, Sharp] => [
        `${width}.avif`,
        raster(svg, Number(width)).avif({ quality, effort: 4 }),
      ]),
      ...webpWidths.map((width): [string, Sharp] => [`${width}.webp`, raster(svg, width).webp(webp)]),
      ['16x9.webp', raster(wide, 1280, 720).webp(webp)],
      // The two other aspect ratios that search engines ask for, cropped from the centre.
      ['4x3.webp', raster(svg, 1200).resize(1067, 800, { fit: 'cover' }).webp(plainWebp)],
      ['1x1.webp', raster(svg, 1200).resize(800, 800, { fit: 'cover' }).webp(plainWebp)],
    ];
    for (const [suffix, image] of images) {
      const file = `${slug}-${suffix}`;
      if (hashes[slug] === drawn && existsSync(folder + file)) continue;
      const data = await image.toBuffer();
      writeFileSync(folder + file, data);
      written.push({ file, bytes: data.length });
    }
    hashes[slug] = drawn;
  }
  const sorted = Object.fromEntries(
    Object.entries(hashes).sort(([left], [right]) => (left < right ? -1 : 1)),
  );
  if (written.length > 0) writeFileSync(hashesFile, `${JSON.stringify(sorted, null, 2)}\n`);
  return written;
}
