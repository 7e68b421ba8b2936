import { mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictureSizes } from '#src/components/picture/picture-sizes.ts';
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts';
import { contentPictures } from './content-pictures.ts';

test('writes nothing if the content has no folder of pictures', async () => {
  expect(await contentPictures(temporaryFolder())).toEqual({ written: [], diagnostics: [] });
});

test('resizes a replaced picture again, whatever the times of the files are', async () => {
  const file = 'content/billeder/min-artikel/havn.webp';
  const root = temporaryFolder({ [file]: '' });
  const source = join(root, file);
  const save = (background: string) =>
    sharp({ create: { width: 1280, height: 853, channels: 3, background } }).toFile(source);
  await save('red');
  expect((await contentPictures(root)).written).toHaveLength(4);
  expect((await contentPictures(root)).written).toEqual([]);
  await save('blue');
  const lastYear = new Date('2025-01-01');
  utimesSync(source, lastYear, lastYear);
  expect((await contentPictures(root)).written).toHaveLength(4);
  utimesSync(source, new Date(), new Date());
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
  ['cases', 'cases/nyt-navn.png', [640, 960, 1280]],
  ['hold', 'hold/nyt-navn.jpg', [408, 816]],
  ['indhold', 'min-artikel/nyt-navn.webp', [640, 1280]],
] as const)(
  'a picture in content/billeder becomes every file that its page asks for in public/billeder/%s',
  async (folder, name, widths) => {
    const root = await folderWith(`content/billeder/${name}`);
    const { written } = await contentPictures(root);
    const target = folder === 'indhold' ? 'indhold/min-artikel/nyt-navn' : `${folder}/nyt-navn`;
    expect(written.map(({ file }) => file)).toEqual(
      widths.flatMap((width) => ['avif', 'webp'].map((format) => `${target}-${width}.${format}`)),
    );
    const { width: ratioWidth, height: ratioHeight } = pictureSizes[folder];
    for (const width of widths) {
      const file = join(root, `public/billeder/${target}-${width}.webp`);
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

test('names a file that is no picture, cut off, too small or too large, and still resizes the others', async () => {
  const root = await folderWith('content/billeder/hold/klinik.png');
  writeFileSync(join(root, 'content/billeder/hold/bageri.png'), 'tekst');
  await sharp({ create: { width: 816, height: 951, channels: 3, background: 'red' } }).toFile(
    join(root, 'content/billeder/hold/cafe.png'),
  );
  const whole = await sharp(join(root, 'content/billeder/hold/klinik.png')).jpeg().toBuffer();
  writeFileSync(join(root, 'content/billeder/hold/halvt.jpg'), whole.subarray(0, whole.length * 0.6));
  // The head alone says how large a picture is.
  const head = await sharp({ create: { width: 816, height: 952, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  head.writeUInt32BE(17_000, 16);
  head.writeUInt32BE(17_000, 20);
  head.writeUInt32BE(crc32(head.subarray(12, 29)), 29);
  writeFileSync(join(root, 'content/billeder/hold/kort.png'), head);
  const { written, diagnostics } = await contentPictures(root);
  expect(written.every(({ file }) => file.startsWith('hold/klinik-'))).toBe(true);
  expect(written.length).toBeGreaterThan(0);
  const expected = 'WebP, PNG eller JPEG på mindst 816 x 952 pixel';
  const unreadable = {
    found: 'en fil, der ikke kan læses som et helt billede',
    expected: `${expected}, gemt igen`,
  };
  expect(diagnostics).toEqual([
    { file: 'content/billeder/hold/bageri.png', ...unreadable },
    { file: 'content/billeder/hold/cafe.png', found: 'et billede på 816 x 951 pixel', expected },
    { file: 'content/billeder/hold/halvt.jpg', ...unreadable },
    {
      file: 'content/billeder/hold/kort.png',
      found: 'et billede på 17000 x 17000 pixel',
      expected: 'et mindre billede: højst 16383 x 16383 pixel',
    },
  ]);
});

test('names every file that nothing can show, and the second of two with the same name', async () => {
  const root = await folderWith('content/billeder/cases/ens.jpg');
  const source = readFileSync(join(root, 'content/billeder/cases/ens.jpg'));
  const names = [
    'cases/Min Case Æ.JPG',
    'cases/ens.png',
    'cases/x.heic',
    'løs.webp',
    'min-artikel/foto.jpg',
    'min-artikel/Kurve.SVG',
    'min-artikel/kurve.svg',
  ];
  for (const name of names) {
    mkdirSync(dirname(join(root, 'content/billeder', name)), { recursive: true });
    writeFileSync(join(root, 'content/billeder', name), source);
  }
  const { written, diagnostics } = await contentPictures(root);
  expect(written.map(({ file }) => file)).toContain('cases/ens-640.webp');
  const photo = 'et navn med små bogstaver a-z, tal og bindestreg, der ender på .webp, .png eller .jpg';
  const figure =
    'et navn med små bogstaver a-z, tal og bindestreg, der ender på .webp (billeder) eller .svg (tegninger)';
  expect(diagnostics.map(({ file, expected }) => [file.slice('content/billeder/'.length), expected])).toEqual(
    [
      ['cases/Min Case Æ.JPG', photo],
      ['cases/ens.png', 'ét billede af hvert navn: slet det, der ikke skal bruges'],
      ['cases/x.heic', photo],
      ['løs.webp', 'en fil i en mappe pr. artikel, i cases eller i hold, direkte i content/billeder'],
      ['min-artikel/Kurve.SVG', figure],
      ['min-artikel/foto.jpg', figure],
    ],
  );
});
