import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { type ArticlePicture, articlePicture } from './article-picture.ts';

const folder = fileURLToPath(new URL('../../public/billeder/artikler/', import.meta.url));
/** What each slug was last drawn from; kept out of public/, which is served as it is. */
const marksFile = fileURLToPath(new URL('drawn-articles.json', import.meta.url));
const widths = [480, 800, 1280] as const;

const raster = (svg: string, width: number, height: number) =>
  sharp(Buffer.from(svg), { density: (72 * width) / 1200 }).resize(width, height, { fit: 'fill' });

/**
 * Draws the contour picture of every article it is given, in all sizes, into public/billeder/artikler/, and returns
 * the files that were written. Pictures that would come out the same are left alone.
 */
export async function articlePictures(
  list: readonly ArticlePicture[],
): Promise<{ file: string; bytes: number }[]> {
  mkdirSync(folder, { recursive: true });
  const marks: Record<string, string> = existsSync(marksFile)
    ? JSON.parse(readFileSync(marksFile, 'utf8'))
    : {};
  const written: { file: string; bytes: number }[] = [];
  for (const picture of list) {
    const { slug } = picture;
    const svg = articlePicture(picture, '3:2');
    const wide = articlePicture(picture, '16:9');
    const mark = createHash('sha256').update(`${svg} avif 36`).digest('hex').slice(0, 16);
    const names = [
      ...widths.flatMap((width) => [`${slug}-${width}.avif`, `${slug}-${width}.webp`]),
      `${slug}-16x9.webp`,
      `${slug}-4x3.webp`,
      `${slug}-1x1.webp`,
    ];
    const wanted = names.filter((name) => marks[slug] !== mark || !existsSync(folder + name));
    if (wanted.length === 0) continue;
    const save = async (name: string, image: Sharp): Promise<void> => {
      if (!wanted.includes(name)) return;
      const data = await image.toBuffer();
      writeFileSync(folder + name, data);
      written.push({ file: name, bytes: data.length });
    };
    for (const width of widths) {
      const height = Math.round((width * 2) / 3);
      await save(`${slug}-${width}.avif`, raster(svg, width, height).avif({ quality: 36, effort: 4 }));
      await save(
        `${slug}-${width}.webp`,
        raster(svg, width, height).webp({ quality: 68, effort: 6, smartSubsample: true }),
      );
    }
    await save(
      `${slug}-16x9.webp`,
      raster(wide, 1280, 720).webp({ quality: 68, effort: 6, smartSubsample: true }),
    );
    // The other two shapes that search engines ask for are cut from the middle.
    await save(
      `${slug}-4x3.webp`,
      raster(svg, 1200, 800).resize(1067, 800, { fit: 'cover' }).webp({ quality: 68 }),
    );
    await save(
      `${slug}-1x1.webp`,
      raster(svg, 1200, 800).resize(800, 800, { fit: 'cover' }).webp({ quality: 68 }),
    );
    marks[slug] = mark;
  }
  const sorted = Object.fromEntries(Object.entries(marks).sort(([left], [right]) => (left < right ? -1 : 1)));
  if (written.length > 0) writeFileSync(marksFile, `${JSON.stringify(sorted, null, 2)}\n`);
  return written;
}
