import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictureSizes } from '#src/components/picture/picture-sizes.ts';
import { temporaryFolder } from '../../tests/fixtures/temporary-folder.ts';
import { insteadOfHeic } from '../content/file-names.ts';
import { makeSizes } from './make-sizes.ts';

const plain = (width: number, height: number, background = 'red') =>
  sharp({ create: { width, height, channels: 3, background } });

/** Returns a folder with pictures by their path in content/billeder. */
function folderWith(pictures: Readonly<Record<string, Uint8Array | string>>): string {
  const files = Object.entries(pictures).map(([name, bytes]) => [`content/billeder/${name}`, bytes]);
  return temporaryFolder(Object.fromEntries(files));
}

test('resizes a replaced picture again, whatever the times of the files are, and only then', async () => {
  const file = 'hold/havn.webp';
  const root = folderWith({ [file]: await plain(816, 952).webp().toBuffer() });
  const source = join(root, 'content/billeder', file);
  const count = async () => (await makeSizes(root)).written.length;
  expect([await count(), await count()]).toEqual([3, 0]);
  writeFileSync(source, await plain(816, 952, 'blue').webp().toBuffer());
  const lastYear = new Date('2025-01-01');
  utimesSync(source, lastYear, lastYear);
  expect([await count(), await count()]).toEqual([3, 0]);
});

test.each([
  ['artikler', 'artikler/nyt-navn.jpg', 10],
  ['indhold', 'min-artikel/nyt-navn.png', 3],
] as const)(
  'a picture in content/billeder becomes every file that its page asks for in public/billeder/%s',
  async (folder, name, count) => {
    const bytes = await plain(1920, 1400)
      .toFormat(name.endsWith('png') ? 'png' : 'jpeg')
      .toBuffer();
    const root = folderWith({ [name]: bytes });
    expect((await makeSizes(root)).written).toHaveLength(count);
    const target = folder === 'indhold' ? 'indhold/min-artikel/nyt-navn' : `${folder}/nyt-navn`;
    const { width: ratioWidth, height: ratioHeight, widths } = pictureSizes[folder];
    for (const width of widths)
      expect(await sharp(join(root, `public/billeder/${target}-${width}.avif`)).metadata()).toMatchObject({
        width,
        height: Math.round((width * ratioHeight) / ratioWidth),
      });
  },
);

test('what networks show of a transparent picture has a ground', async () => {
  const clear = sharp({ create: { width: 1920, height: 1400, channels: 4, background: '#f000' } });
  const root = folderWith({ 'artikler/klar.png': await clear.png().toBuffer() });
  await makeSizes(root);
  const [red, green, blue, ...rest] = await sharp(join(root, 'public/billeder/artikler/klar-1x1.webp'))
    .raw()
    .toBuffer();
  expect([red, green, blue, rest.length]).toEqual([255, 255, 255, 800 * 800 * 3 - 3]);
});

test('a logo stands whole, however small or long it is', async () => {
  const root = folderWith({ 'logoer/firmaet.png': await plain(300, 60).png().toBuffer() });
  expect((await makeSizes(root)).diagnostics).toEqual([]);
  const logo = sharp(join(root, 'public/billeder/indhold/logoer/firmaet-480.webp'));
  expect(await logo.clone().metadata()).toMatchObject({ width: 480, height: 240 });
  const pixels = await logo.raw().toBuffer();
  const at = (x: number, y: number) => pixels.subarray(4 * (480 * y + x), 4 * (480 * y + x) + 4);
  expect([at(2, 120)[3], at(477, 120)[3], at(240, 10)[3]]).toEqual([255, 255, 0]);
});

test('a photograph that lies on its side is turned upright', async () => {
  const right = await plain(800, 1000, 'blue').png().toBuffer();
  const lying = plain(1600, 1000).composite([{ input: right, left: 800, top: 0 }]);
  // Turned a quarter clockwise, the left half is on top.
  const root = folderWith({
    'hold/foto.jpg': await lying.withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  });
  await makeSizes(root);
  const pixels = await sharp(join(root, 'public/billeder/hold/foto-408.webp')).raw().toBuffer();
  const [red = 0, , blue = 0] = pixels;
  const [lastRed = 0, , lastBlue = 0] = pixels.subarray(-3);
  expect([red > blue, lastBlue > lastRed]).toEqual([true, true]);
});

test('names a file that is no whole picture of a fitting size, and makes the sizes of the others', async () => {
  const whole = await plain(1600, 1000).jpeg().toBuffer();
  const root = folderWith({
    'hold/bageri.png': 'tekst',
    'hold/cafe.png': await plain(816, 951).png().toBuffer(),
    'hold/halvt.jpg': whole.subarray(0, whole.length * 0.6),
    'hold/hoejt.png': await plain(816, 9000).png().toBuffer(),
    'hold/klinik.jpg': whole,
  });
  const { written, diagnostics } = await makeSizes(root);
  expect(written.map(({ file }) => file.split('-')[0])).toEqual(Array(3).fill('hold/klinik'));
  const expected = 'WebP, PNG eller JPEG på mindst 816 x 952 pixel';
  const unreadable = ['en fil, der ikke kan læses som et helt billede', `${expected}, gemt igen`];
  expect(diagnostics.map(({ file, found, expected }) => [file.slice(22), found, expected])).toEqual([
    ['bageri.png', ...unreadable],
    ['cafe.png', 'et billede på 816 x 951 pixel', expected],
    ['halvt.jpg', ...unreadable],
    [
      'hoejt.png',
      'et billede på 816 x 9000 pixel',
      'et billede i en form nær 816 x 952: det meste ville blive skåret væk',
    ],
  ]);
});

test('names every file that nothing can show, and the second of two with the same name', async () => {
  const source = await plain(816, 952).jpeg().toBuffer();
  const names = ['hold/Min Case.jpg', 'hold/ens.jpg', 'hold/ens.png', 'hold/x.heic', 'løs.webp'];
  const root = folderWith(Object.fromEntries(names.map((name) => [name, source])));
  const { written, diagnostics } = await makeSizes(root);
  expect(written.map(({ file }) => file)).toContain('hold/ens-408.webp');
  expect(diagnostics).toMatchObject([
    { file: 'content/billeder/hold/Min Case.jpg', found: 'hold/Min Case.jpg' },
    { file: 'content/billeder/hold/ens.png', found: 'samme navn som hold/ens.jpg' },
    { file: 'content/billeder/hold/x.heic', expected: insteadOfHeic },
    { file: 'content/billeder/løs.webp', expected: expect.stringContaining('en mappe pr. artikel') },
  ]);
});
