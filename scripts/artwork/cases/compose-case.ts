import sharp from 'sharp';
import type { Composition, Placement } from './compositions.ts';

const pictureSize = { width: 1280, height: 960 };
export const desktopView = { width: 1280, height: 860 };
export const phoneView = { width: 390, height: 780 };

type Box = { left: number; top: number; width: number; height: number };

const desktop = { width: 1096, height: Math.round((1096 * desktopView.height) / desktopView.width) };
const phone = { width: 284, height: 568 };

/**
 * Positions of both frames: the desktop bleeds off one edge of the picture, the phone covers one of the desktop's
 * corners. Each page keeps that corner free of important text.
 */
const placements: Record<Placement, { desktop: Box; phone: Box }> = {
  left: { desktop: { ...desktop, left: 0, top: 72 }, phone: { ...phone, left: 940, top: 336 } },
  right: { desktop: { ...desktop, left: 184, top: 72 }, phone: { ...phone, left: 56, top: 336 } },
  top: { desktop: { ...desktop, left: 40, top: 0 }, phone: { ...phone, left: 956, top: 328 } },
  bottom: { desktop: { ...desktop, left: 40, top: 224 }, phone: { ...phone, left: 956, top: 64 } },
};

const rim = 6;
const rimRadius = 30;
const gap = 12;

function desktopFrame(box: Box, { line }: Composition): string {
  return `<rect x="${box.left - 1.5}" y="${box.top - 1.5}" width="${box.width + 3}" height="${box.height + 3}" fill="${line}"/>`;
}

/** Draws the phone's rim, with a gap in the background colour that separates it from the desktop without a shadow. */
function phoneRim(box: Box, { line, ground }: Composition): string {
  const rect = (grow: number, radius: number, fill: string): string =>
    `<rect x="${box.left - grow}" y="${box.top - grow}" width="${box.width + 2 * grow}" height="${box.height + 2 * grow}" rx="${radius}" fill="${fill}"/>`;
  return rect(rim + gap, rimRadius + gap, ground) + rect(rim, rimRadius, line);
}

function svg(body: string, size: { width: number; height: number }): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${body}</svg>`,
  );
}

async function resized(shot: Buffer, box: Box): Promise<Buffer> {
  return sharp(shot).resize(box.width, box.height, { kernel: 'lanczos3' }).png().toBuffer();
}

async function roundCorners(image: Buffer, box: Box): Promise<Buffer> {
  const radius = rimRadius - rim;
  const mask = svg(`<rect width="${box.width}" height="${box.height}" rx="${radius}" fill="#fff"/>`, box);
  return sharp(image)
    .ensureAlpha()
    .composite([{ input: mask, blend: 'dest-in' }])
    .png()
    .toBuffer();
}

/** Combines two screenshots into one 4:3 picture and returns it as PNG. */
export async function composeCase(
  composition: Composition,
  shots: { desktop: Buffer; phone: Buffer },
): Promise<Buffer> {
  const boxes = placements[composition.placement];
  const desktopImage = await resized(shots.desktop, boxes.desktop);
  const phoneImage = await roundCorners(await resized(shots.phone, boxes.phone), boxes.phone);
  return sharp({ create: { ...pictureSize, channels: 3, background: composition.ground } })
    .composite([
      { input: svg(desktopFrame(boxes.desktop, composition), pictureSize), left: 0, top: 0 },
      { input: desktopImage, left: boxes.desktop.left, top: boxes.desktop.top },
      { input: svg(phoneRim(boxes.phone, composition), pictureSize), left: 0, top: 0 },
      { input: phoneImage, left: boxes.phone.left, top: boxes.phone.top },
    ])
    .png()
    .toBuffer();
}
