import { existsSync } from 'node:fs';
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

const widths = [640, 1280];

/**
 * Writes the responsive sizes of every WebP in content/billeder into public/billeder/indhold and returns the written
 * files. Skips files that are newer than their source.
 */
export async function contentPictures(root: string): Promise<{ file: string; bytes: number }[]> {
  const source = join(root, 'content/billeder');
  const target = join(root, 'public/billeder/indhold');
  const written: { file: string; bytes: number }[] = [];
  // Git does not keep an empty folder.
  if (!existsSync(source)) return written;
  const names = (await readdir(source, { recursive: true })).filter((name) => name.endsWith('.webp')).sort();
  for (const name of names) {
    // A copy may keep an old modification time; the change time says when it was copied here.
    const { mtimeMs, ctimeMs } = await stat(join(source, name));
    const changed = Math.max(mtimeMs, ctimeMs);
    for (const width of widths) {
      for (const format of ['avif', 'webp'] as const) {
        const file = join(target, name.replace(/\.webp$/, `-${width}.${format}`));
        const existing = await stat(file).catch(() => null);
        if (existing && existing.mtimeMs >= changed) continue;
        const image = sharp(join(source, name)).resize(width);
        const data = await (format === 'avif'
          ? image.avif({ quality: 46, effort: 4 })
          : image.webp({ quality: 70 })
        ).toBuffer();
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, data);
        written.push({ file: file.slice(target.length + 1), bytes: data.length });
      }
    }
  }
  return written;
}
