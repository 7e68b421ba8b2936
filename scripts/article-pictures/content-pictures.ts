import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { pictureSizes, pictureSizesOf } from '#src/components/picture/picture-sizes.ts';
import { expectedPictureName } from '#src/content/check/picture-name.ts';
import { pictureFiles } from '#src/content/read/read-pictures.ts';
import { resizedPath } from '#src/content/resized-path.ts';
import {
  pictureHash,
  type ResizedPictures,
  readResizedPictures,
  resizedPicturesFile,
} from '#src/content/resized-pictures.ts';

type PictureDiagnostic = { readonly file: string; readonly found: string; readonly expected: string };
type WrittenPicture = { readonly file: string; readonly data: Buffer };

const formats = ['avif', 'webp'] as const;
/** Side of the largest square picture that sharp reads. */
const maxSide = 16_383;
const quality = { avif: { quality: 46, effort: 4 }, webp: { quality: 70 } };
/** Changes when any picture would be drawn otherwise from the same file. */
const settings = hash('sha256', JSON.stringify([pictureSizes, quality])).slice(0, 16);

/**
 * Writes the responsive sizes of the pictures in content/billeder into public/billeder and returns the written files:
 * those of `cases` and `hold` into the folders of the same names, and every WebP of an article into `indhold`, cropped to
 * the proportions that their pages reserve. Skips pictures whose sizes were made from the same bytes. Files that cannot
 * be shown, are no picture, damaged or too small are returned as diagnostics.
 */
export async function contentPictures(root: string) {
  const from = join(root, 'content/billeder');
  const before = readResizedPictures(root);
  const pictures: Record<string, string> = {};
  const written: { file: string; bytes: number }[] = [];
  const diagnostics: PictureDiagnostic[] = [];
  /** The first file that becomes each picture. */
  const sources = new Map<string, string>();
  for (const name of await pictureFiles(from)) {
    const addDiagnostic = (found: string, expected: string) =>
      diagnostics.push({ file: `content/billeder/${name}`, found, expected });
    const expected = expectedPictureName(name);
    if (expected) {
      addDiagnostic(name, expected);
      continue;
    }
    if (name.endsWith('.svg')) continue;
    const target = resizedPath(name);
    const other = sources.get(target);
    if (other !== undefined) {
      addDiagnostic(`samme navn som ${other}`, 'ét billede af hvert navn: slet det, der ikke skal bruges');
      continue;
    }
    sources.set(target, name);
    const bytes = await readFile(join(from, name)).catch(() => null);
    if (!bytes) {
      addDiagnostic('en fil, der ikke kan åbnes', 'billedet selv, ikke en genvej til det');
      continue;
    }
    const isDone =
      before.settings === settings &&
      before.pictures[name] === pictureHash(bytes) &&
      sizesOf(target).every(({ file }) => existsSync(join(root, 'public/billeder', file)));
    const result = isDone ? [] : await resize(bytes, target);
    if ('found' in result) {
      addDiagnostic(result.found, result.expected);
      continue;
    }
    pictures[name] = pictureHash(bytes);
    for (const { file, data } of result) {
      const path = join(root, 'public/billeder', file);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, data);
      written.push({ file, bytes: data.length });
    }
  }
  await writeRecord(root, before, { settings, pictures });
  return { written, diagnostics };
}

function sizesOf(target: string) {
  const sizes = pictureSizesOf(target);
  return sizes.widths.flatMap((width) =>
    formats.map((format) => ({
      file: `${target}-${width}.${format}`,
      format,
      width,
      height: Math.round((width * sizes.height) / sizes.width),
    })),
  );
}

/** Returns the picture in all its sizes, or what keeps it from being resized. */
async function resize(
  bytes: Buffer,
  target: string,
): Promise<WrittenPicture[] | Omit<PictureDiagnostic, 'file'>> {
  const sizes = sizesOf(target);
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const expected = `WebP, PNG eller JPEG på mindst ${width} x ${height} pixel`;
  // A photograph from a phone may lie on its side, with a note of how to turn it.
  const size = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .then(
      ({ autoOrient }) => autoOrient,
      () => null,
    );
  const unreadable = {
    found: 'en fil, der ikke kan læses som et helt billede',
    expected: `${expected}, gemt igen`,
  };
  if (!size) return unreadable;
  const found = `et billede på ${size.width} x ${size.height} pixel`;
  if (size.width < width || size.height < height) return { found, expected };
  if (size.width * size.height > maxSide ** 2)
    return { found, expected: `et mindre billede: højst ${maxSide} x ${maxSide} pixel` };
  const written: WrittenPicture[] = [];
  for (const { file, format, ...box } of sizes) {
    const image = sharp(bytes).autoOrient().resize(box.width, box.height);
    const data = await image
      .toFormat(format, quality[format])
      .toBuffer()
      .catch(() => null);
    // The head of the file says how large the picture is; the rest is missing.
    if (!data) return unreadable;
    written.push({ file, data });
  }
  return written;
}

async function writeRecord(root: string, before: ResizedPictures, after: ResizedPictures): Promise<void> {
  const text = (record: ResizedPictures) => `${JSON.stringify(record, null, 2)}\n`;
  if (text(before) === text(after) || (!before.settings && Object.keys(after.pictures).length === 0)) return;
  const file = join(root, resizedPicturesFile);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text(after));
}
