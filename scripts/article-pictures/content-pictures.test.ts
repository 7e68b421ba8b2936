import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictureSizes } from '#src/components/picture/picture-sizes.ts';
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts';
import { contentPictures } from './content-pictures.ts';

test('writes nothing if the content has no folder of pictures', async () => {
  expect(await contentPictures(temporaryFolder())).toEqual({ written: [], problems: [] });
});

test('resizes a replaced picture again, even if it is older than the one before', async () => {
  const file = 'content/billeder/min-artikel/havn.webp';
  const root = temporaryFolder({ [file]: '' });
  const source = join(root, file);
  const save = (background: string) =>
    sharp({ create: { width: 1280, height: 853, channels: 3, background } }).toFile(source);
  await save('red');
  expect((await contentPictures(root)).written).toHaveLength(4);
  expect((await contentPictures(root)).written).toEqual([]);
  await wait(20);
  await save('blue');
  const lastYear = new Date('2025-01-01');
  utimesSync(source, lastYear, lastYear);
  expect((await contentPictures(root)).written).toHaveLength(4);
  expect((await contentPictures(root)).written).toEqual([]);
});

/** Returns a folder with one picture of 1,600 by 1,000 pixels, of which the left half is red and the right half blue. */
async function folderWith(file: string) {
  const root = temporaryFolder({ [file]: '' });
  const half = { create: { width: 800, height: 1000, channels: 3 as const, background: 'blue' } };
  const right = await sharp(half).png().toBuffer();
  await sharp({ create: { width: 1600, height: 1000, channels: 3, background: 'red' } })
    .composite([{ input: right, left: 800, top: 0 }])
    .toFile(join(root, file));
  return root;
}

test.each([
  ['cases', 'png', [640, 960, 1280]],
  ['hold', 'jpg', [408, 816]],
  ['indhold', 'webp', [640, 1280]],
] as const)(
  'a picture in content/billeder/%s, in %s, becomes every file that its page asks for',
  async (folder, extension, widths) => {
    const from = folder === 'indhold' ? '' : `${folder}/`;
    const root = await folderWith(`content/billeder/${from}nyt-navn.${extension}`);
    const { written } = await contentPictures(root);
    expect(written.map(({ file }) => file)).toEqual(
      widths.flatMap((width) => ['avif', 'webp'].map((format) => `${folder}/nyt-navn-${width}.${format}`)),
    );
    const { width: ratioWidth, height: ratioHeight } = pictureSizes[folder];
    for (const width of widths) {
      const file = join(root, `public/billeder/${folder}/nyt-navn-${width}.webp`);
      expect(await sharp(file).metadata()).toMatchObject({
        width,
        height: Math.round((width * ratioHeight) / ratioWidth),
      });
    }
    expect((await contentPictures(root)).written).toEqual([]);
  },
);

test('a photograph that lies on its side is turned upright', async () => {
  const root = await folderWith('content/billeder/hold/landskab.png');
  const upright = join(root, 'content/billeder/hold/foto.jpg');
  await sharp(join(root, 'content/billeder/hold/landskab.png'))
    .withMetadata({ orientation: 6 })
    .toFile(upright);
  await contentPictures(root);
  const { data } = await sharp(join(root, 'public/billeder/hold/foto-408.webp'))
    .raw()
    .toBuffer({ resolveWithObject: true });
  // Turned a quarter clockwise, the left half is on top.
  const [red = 0, , blue = 0] = data;
  expect(red).toBeGreaterThan(blue);
  const [lastRed = 0, , lastBlue = 0] = data.subarray(-3);
  expect(lastBlue).toBeGreaterThan(lastRed);
});

test('names a file that is no picture or too small, and still resizes the others', async () => {
  const root = await folderWith('content/billeder/hold/klinik.png');
  writeFileSync(join(root, 'content/billeder/hold/bageri.png'), 'tekst');
  await sharp({ create: { width: 816, height: 951, channels: 3, background: 'red' } }).toFile(
    join(root, 'content/billeder/hold/cafe.png'),
  );
  const { written, problems } = await contentPictures(root);
  expect(written.every(({ file }) => file.startsWith('hold/klinik-'))).toBe(true);
  expect(written.length).toBeGreaterThan(0);
  const expected = 'WebP, PNG eller JPEG på mindst 816 x 952 pixel';
  expect(problems).toEqual([
    { file: 'content/billeder/hold/bageri.png', found: 'en fil, der ikke kan læses som billede', expected },
    { file: 'content/billeder/hold/cafe.png', found: 'et billede på 816 x 951 pixel', expected },
  ]);
});
