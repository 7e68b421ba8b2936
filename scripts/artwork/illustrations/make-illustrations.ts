/** Draws the illustrations for articles into content/billeder/. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { typeface } from '../../drawing/typeface.ts';
import { chartAndDividers } from './chart-and-dividers.ts';
import { harbourAtNight } from './harbour-at-night.ts';

const drawings: [path: string, svg: string][] = [
  ['verden-med-ai/havn-ved-nat.webp', harbourAtNight()],
  ['verden-med-ai/kort-og-passer.webp', chartAndDividers(typeface(500))],
];
for (const [path, svg] of drawings) {
  const file = fileURLToPath(new URL(`../../../content/billeder/${path}`, import.meta.url));
  mkdirSync(dirname(file), { recursive: true });
  const data = await sharp(Buffer.from(svg))
    .resize(1280, 853, { fit: 'fill' })
    .webp({ quality: 66, effort: 6, smartSubsample: true })
    .toBuffer();
  writeFileSync(file, data);
  console.log(`${path}: ${data.length} bytes`);
}
