/**
 * Pictures the twelve portfolio pages beside this file in a desktop and a phone frame.
 *
 *   npm run cases            all of them
 *   npm run cases -- kor     only the ones named
 *
 * The pages load nothing from the network and hold no motion, so the same sources give the same bytes.
 */
import { mkdir, stat } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Browser, chromium } from 'playwright';
import sharp from 'sharp';
import { chromiumArguments } from '../../chromium-arguments.ts';
import { composeCase, desktopView, phoneView } from './compose-case.ts';
import { type Composition, compositions } from './compositions.ts';

const sources = fileURLToPath(new URL('./', import.meta.url));
const target = fileURLToPath(new URL('../../../public/billeder/cases/', import.meta.url));
const widths = [640, 960, 1280];
const limit = 120 * 1024;

/** A page whose fonts are missing would still give a picture, only a wrong one: so say it and stop. */
async function shoot(
  browser: Browser,
  id: string,
  viewport: { width: number; height: number },
): Promise<Buffer> {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: 2,
    locale: 'da-DK',
    timezoneId: 'Europe/Copenhagen',
    reducedMotion: 'reduce',
    colorScheme: 'light',
  });
  const page = await context.newPage();
  await page.goto(pathToFileURL(`${sources}${id}.html`).href, { waitUntil: 'load' });
  const missing = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter((face) => face.status === 'error').map((face) => face.family);
  });
  if (missing.length > 0) throw new Error(`${id}: fonts did not load: ${missing.join(', ')}`);
  const shot = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  await context.close();
  return shot;
}

async function writeSizes(id: string, picture: Buffer): Promise<string[]> {
  const lines: string[] = [];
  for (const width of widths) {
    const resized = await sharp(picture).resize(width, null, { kernel: 'lanczos3' }).png().toBuffer();
    const avif = `${target}${id}-${width}.avif`;
    const webp = `${target}${id}-${width}.webp`;
    await sharp(resized).avif({ quality: 55, effort: 5, chromaSubsampling: '4:4:4' }).toFile(avif);
    await sharp(resized).webp({ quality: 80, effort: 6, smartSubsample: true }).toFile(webp);
    for (const file of [avif, webp]) {
      const { size } = await stat(file);
      if (size > limit) throw new Error(`${file} is ${size} bytes; the limit is ${limit}`);
      lines.push(`${file.slice(target.length).padEnd(26)} ${(size / 1024).toFixed(1).padStart(6)} KB`);
    }
  }
  return lines;
}

async function makePicture(browser: Browser, composition: Composition): Promise<void> {
  const desktop = await shoot(browser, composition.id, desktopView);
  const phone = await shoot(browser, composition.id, phoneView);
  const picture = await composeCase(composition, { desktop, phone });
  console.log((await writeSizes(composition.id, picture)).join('\n'));
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((id) => !compositions.some((composition) => composition.id === id));
if (unknown.length > 0) throw new Error(`No such case: ${unknown.join(', ')}`);

// One encoder thread: more of them may split a picture differently and change its bytes.
sharp.concurrency(1);
await mkdir(target, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    ...chromiumArguments,
    '--force-color-profile=srgb',
    '--font-render-hinting=none',
    '--disable-lcd-text',
  ],
});
try {
  for (const composition of compositions) {
    if (wanted.length === 0 || wanted.includes(composition.id)) await makePicture(browser, composition);
  }
} finally {
  await browser.close();
}
