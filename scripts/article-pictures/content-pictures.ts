import { existsSync } from 'node:fs';
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { type PictureSizes, pictureSizes } from '#src/components/picture/picture-sizes.ts';

type Source = {
  /** Path in public/billeder without width and extension. */
  readonly target: string;
  readonly sizes: PictureSizes;
};

type PictureProblem = { readonly file: string; readonly found: string; readonly expected: string };

/** Returns what becomes of a file in content/billeder; null if it is not resized. */
function sourceOf(name: string): Source | null {
  const [, folder, file] = /^(cases|hold)\/([^/]+)\.(?:webp|png|jpe?g)$/i.exec(name) ?? [];
  if (folder === 'cases' || folder === 'hold')
    return { target: `${folder}/${file}`, sizes: pictureSizes[folder] };
  const [, picture] = /^(.+)\.webp$/.exec(name) ?? [];
  return picture ? { target: `indhold/${picture}`, sizes: pictureSizes.indhold } : null;
}

/**
 * Writes the responsive sizes of the pictures in content/billeder into public/billeder and returns the written files:
 * those of `cases` and `hold` into the folders of the same names, and every WebP of an article into `indhold`, cropped to
 * the proportions that their pages reserve. Skips files that are newer than their source. Files that are no picture, or
 * too small, are returned as problems.
 */
export async function contentPictures(root: string) {
  const from = join(root, 'content/billeder');
  const written: { file: string; bytes: number }[] = [];
  const problems: PictureProblem[] = [];
  // Git does not keep an empty folder.
  if (!existsSync(from)) return { written, problems };
  for (const name of (await readdir(from, { recursive: true })).sort()) {
    const source = sourceOf(name.replaceAll('\\', '/'));
    if (!source) continue;
    const { target, sizes } = source;
    const largest = Math.max(...sizes.widths);
    const heightOf = (width: number) => Math.round((width * sizes.height) / sizes.width);
    // A photograph from a phone may lie on its side, with a note of how to turn it.
    const size = await sharp(join(from, name))
      .metadata()
      .then(
        ({ autoOrient }) => autoOrient,
        () => null,
      );
    if (!size || size.width < largest || size.height < heightOf(largest)) {
      problems.push({
        file: `content/billeder/${name}`,
        found: size
          ? `et billede på ${size.width} x ${size.height} pixel`
          : 'en fil, der ikke kan læses som billede',
        expected: `WebP, PNG eller JPEG på mindst ${largest} x ${heightOf(largest)} pixel`,
      });
      continue;
    }
    // A copy may keep an old modification time; the change time says when it was copied here.
    const { mtimeMs, ctimeMs } = await stat(join(from, name));
    const changed = Math.max(mtimeMs, ctimeMs);
    for (const width of sizes.widths) {
      for (const format of ['avif', 'webp'] as const) {
        const file = `${target}-${width}.${format}`;
        const path = join(root, 'public/billeder', file);
        const existing = await stat(path).catch(() => null);
        if (existing && existing.mtimeMs >= changed) continue;
        const image = sharp(join(from, name)).autoOrient().resize(width, heightOf(width));
        const data = await (format === 'avif'
          ? image.avif({ quality: 46, effort: 4 })
          : image.webp({ quality: 70 })
        ).toBuffer();
        await mkdir(dirname(path), { recursive: true });
        await writeFile(path, data);
        written.push({ file, bytes: data.length });
      }
    }
  }
  return { written, problems };
}
