/** Generates the icons in public/ from the logo's paths. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { logoPaths } from '../../../src/components/logo/logo-paths.ts';
import { palette } from '../../drawing/palette.ts';

const file = (name: string): string => fileURLToPath(new URL(`../../../public/${name}`, import.meta.url));

/**
 * Returns the icon as SVG. With `bleed` the drawing fills a full square, for systems that mask icons; everything
 * important is inside the safe zone, the central 80%.
 */
function iconSvg({ bleed }: { bleed: boolean }): string {
  const { land, depth, lamp } = logoPaths;
  const { deep, sand, shallow } = palette;
  const coast = bleed ? land.replace(/H27a5.*z$/, 'H32V0z') : land;
  // The frame separates the light land from a white tab bar.
  const frame = bleed
    ? ''
    : `<rect x=".75" y=".75" width="30.5" height="30.5" rx="4.25" fill="none" stroke="${deep}" stroke-width="1.5"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32"${bleed ? '' : ' rx="5"'} fill="${deep}"/>` +
    `<path d="${coast}" fill="${sand}"/>` +
    `<path d="${depth}" fill="none" stroke="${shallow}" stroke-width="2"/>` +
    `<circle cx="${lamp.x}" cy="${lamp.y}" r="${lamp.radius}" fill="${palette.lamp}"/>${frame}</svg>`
  );
}

const png = (svg: string, size: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: size > 64, effort: 10 })
    .toBuffer();

/** Creates an .ico file: a directory followed by PNG images. */
function ico(images: { size: number; data: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  images.forEach(({ size, data }, index) => {
    const at = 6 + 16 * index;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(data.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += data.length;
  });
  return Buffer.concat([head, ...images.map(({ data }) => data)]);
}

const rounded = iconSvg({ bleed: false });
const square = iconSvg({ bleed: true });

const files: [string, Buffer][] = [
  ['favicon.svg', Buffer.from(rounded)],
  [
    'favicon.ico',
    ico([
      { size: 16, data: await png(rounded, 16) },
      { size: 32, data: await png(rounded, 32) },
    ]),
  ],
  ['apple-touch-icon.png', await png(square, 180)],
  ['icon-192.png', await png(rounded, 192)],
  ['icon-512.png', await png(rounded, 512)],
  ['icon-maskable-512.png', await png(square, 512)],
];
for (const [name, data] of files) {
  writeFileSync(file(name), data);
  console.log(`${name}: ${data.length} bytes`);
}
