/**
 * Makes the social picture of every page it is given. A picture is drawn once and kept under the
 * hash of what it shows and of the code that draws it, so that a second build only copies.
 *
 *   npx tsx scripts/pictures/make-og-pictures.ts list.json dist/og
 *
 * The list is an array of { "path": …, "title": …, "kicker": … }; `-` reads it from standard input.
 */
import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { socialPicturePath } from '#src/seo/social-picture.ts';
import { cacheDirectory } from '../cache-directory.ts';
import { writeWhole } from '../write-whole.ts';
import { ogPicture } from './og-picture.ts';

export interface OgPage {
  /** The page's address, which also gives it a coast of its own. */
  path: string;
  title: string;
  kicker: string;
}

const here = fileURLToPath(new URL('.', import.meta.url));

/** Everything that decides how a picture looks, apart from the page itself. */
function drawingHash(): string {
  const hash = createHash('sha256');
  const sources = [
    'og-picture.ts',
    'contours.ts',
    ...readdirSync(join(here, 'lib'))
      .sort()
      .map((name) => `lib/${name}`),
    '../../src/site/company.ts',
    '../../src/components/logo/logo-paths.ts',
  ];
  for (const source of sources) hash.update(readFileSync(join(here, source)));
  return hash.digest('hex');
}

/** Writes all pictures into `folder`; returns how many had to be drawn. */
export async function ogPictures(
  pages: readonly OgPage[],
  folder: string,
): Promise<{ drawn: number; largest: number }> {
  mkdirSync(folder, { recursive: true });
  const cache = cacheDirectory('og-pictures');
  const drawing = drawingHash();
  let drawn = 0;
  let largest = 0;
  const queue = [...pages];
  const work = async (): Promise<void> => {
    for (let page = queue.shift(); page; page = queue.shift()) {
      const { path, title, kicker } = page;
      const key = createHash('sha256')
        .update(JSON.stringify([drawing, path, title, kicker]))
        .digest('hex')
        .slice(0, 32);
      const kept = join(cache, `${key}.jpg`);
      if (!existsSync(kept)) {
        const picture = await ogPicture({ title, kicker, seed: path });
        writeWhole(kept, picture);
        drawn += 1;
        largest = Math.max(largest, picture.length);
      }
      copyFileSync(kept, join(folder, basename(socialPicturePath(path))));
    }
  };
  // One picture is drawn while the one before it is packed.
  await Promise.all([work(), work()]);
  return { drawn, largest };
}

const [, script, source, folder] = process.argv;
if (script && import.meta.url === pathToFileURL(script).href) {
  if (!source || !folder) throw new Error('Give a JSON file with the pages (or -) and a folder to write to.');
  const pages = JSON.parse(readFileSync(source === '-' ? 0 : source, 'utf8')) as OgPage[];
  const { drawn, largest } = await ogPictures(pages, folder);
  console.log(
    `${pages.length} social pictures, ${drawn} of them drawn anew (largest ${Math.round(largest / 1024)} KB).`,
  );
}
