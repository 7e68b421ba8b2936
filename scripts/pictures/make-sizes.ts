import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { pictureSizesOf } from '#src/components/picture/picture-sizes.ts';
import { resizedPath } from '#src/content/resized-path.ts';
import { pathsIn } from '../content/content-folder.ts';
import { expectedPictureName, insteadOfHeic } from '../content/file-names.ts';
import { pictureHash, readResizedPictures, resizedPicturesFile } from '../content/resized-pictures.ts';
import { writeInto } from '../lib/write-into.ts';

/** What keeps a picture from being shown. */
type PictureDiagnostic = { readonly found: string; readonly expected: string };

const quality = { avif: { quality: 46, effort: 4 }, webp: { quality: 70 } };
/** Crops of an article's picture for networks and search engines. */
const crops = [
  ['16x9', 1280, 720],
  ['4x3', 1067, 800],
  ['1x1', 800, 800],
] as const;

/**
 * Writes the sizes of the pictures in content/billeder into public/billeder and returns the written files: those of
 * `artikler`, `cases` and `hold` into the folders of the same names, and the figures of an article into `indhold`, cropped
 * to the proportions that their pages reserve. Skips pictures whose sizes were made from the same bytes. Files that cannot
 * be shown, are no picture, damaged or too small are returned as diagnostics.
 */
export async function makeSizes(root: string) {
  const from = join(root, 'content/billeder');
  const before = readResizedPictures(root);
  const after: Record<string, string> = {};
  const written: { file: string; bytes: number }[] = [];
  const diagnostics: (PictureDiagnostic & { readonly file: string })[] = [];
  /** The first file that becomes each picture. */
  const sources = new Map<string, string>();
  for (const name of await pathsIn(from)) {
    const addDiagnostic = (diagnostic: PictureDiagnostic) =>
      diagnostics.push({ file: `content/billeder/${name}`, ...diagnostic });
    const expected = expectedPictureName(name);
    if (expected) addDiagnostic({ found: name, expected });
    if (expected || name.endsWith('.svg')) continue;
    const target = resizedPath(name);
    const other = sources.get(target);
    sources.set(target, other ?? name);
    if (other !== undefined) {
      addDiagnostic({
        found: `samme navn som ${other}`,
        expected: 'ét billede af hvert navn: slet det, der ikke skal bruges',
      });
      continue;
    }
    const bytes = await readFile(join(from, name));
    const isDone =
      before[name] === pictureHash(bytes) &&
      sizesOf(target).every(({ file }) => existsSync(join(root, 'public/billeder', file)));
    const result = isDone ? [] : await resize(bytes, target);
    if ('found' in result) {
      addDiagnostic(result);
      continue;
    }
    after[name] = pictureHash(bytes);
    for (const { file, data } of result) {
      await writeInto(join(root, 'public/billeder', file), data);
      written.push({ file, bytes: data.length });
    }
  }
  const record = Object.entries(after).map((entry) => `${entry.join(' ')}\n`);
  await writeInto(join(root, resizedPicturesFile), record.join(''));
  return { written, diagnostics };
}

/** Returns the files of a picture with their sizes: as AVIF, and as WebP those that pages and networks ask for. */
function sizesOf(target: string) {
  const { widths, webp, width: fullWidth, height: fullHeight } = pictureSizesOf(target);
  const whole = widths.map((width) => [width, width, Math.round((width * fullHeight) / fullWidth)] as const);
  const cropped = target.startsWith('artikler/') ? crops : [];
  const as = (format: 'avif' | 'webp', sizes: readonly (typeof whole | typeof crops)[number][]) =>
    sizes.map(([name, width, height]) => ({ file: `${target}-${name}.${format}`, format, width, height }));
  const inWebp = whole.filter(([width]) => webp.includes(width));
  return [...as('avif', whole), ...as('webp', [...inWebp, ...cropped])];
}

/** Returns the picture in all its sizes, or what keeps it from being resized. */
async function resize(
  bytes: Buffer,
  target: string,
): Promise<{ file: string; data: Buffer }[] | PictureDiagnostic> {
  const sizes = sizesOf(target);
  const { isWhole } = pictureSizesOf(target);
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const expected = `WebP, PNG eller JPEG på mindst ${width} x ${height} pixel`;
  const unreadable = {
    found: 'en fil, der ikke kan læses som et helt billede',
    expected: `${expected}, gemt igen`,
  };
  try {
    const { autoOrient, compression } = await sharp(bytes).metadata();
    if (compression === 'hevc') return { found: 'et HEIC-billede', expected: insteadOfHeic };
    // A photograph from a phone may lie on its side, with a note of how to turn it.
    const found = `et billede på ${autoOrient.width} x ${autoOrient.height} pixel`;
    if (!isWhole && (autoOrient.width < width || autoOrient.height < height)) return { found, expected };
    const shape = autoOrient.width / autoOrient.height / (width / height);
    if (!isWhole && (shape < 1 / 3 || shape > 3))
      return {
        found,
        expected: `et billede i en form nær ${width} x ${height}: det meste ville blive skåret væk`,
      };
    const written: { file: string; data: Buffer }[] = [];
    for (const { file, format, ...box } of sizes) {
      const fit = isWhole ? 'contain' : 'cover';
      const image = sharp(bytes)
        .autoOrient()
        .resize({ ...box, fit, background: '#0000' });
      // Networks put any ground behind what is transparent.
      if (crops.some(([name]) => file.endsWith(`-${name}.webp`))) image.flatten({ background: '#fff' });
      written.push({ file, data: await image.toFormat(format, quality[format]).toBuffer() });
    }
    return written;
  } catch {
    // Empty, no picture, or cut off: the head says how large the picture is, and the rest is missing.
    return unreadable;
  }
}
