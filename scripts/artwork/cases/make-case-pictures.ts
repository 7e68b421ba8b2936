/**
 * Takes screenshots of the twelve portfolio pages in this folder and places them in a desktop and a phone frame.
 *
 *   npm run cases            all pages
 *   npm run cases -- kor     selected pages
 *
 * Reproducible: the pages load nothing from the network and have no animations.
 */
import { mkdir, stat } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Browser, chromium } from 'playwright';
import sharp from 'sharp';
import { chromiumArguments } from '../../chromium/chromium-arguments.ts';
import { composeCase, desktopView, phoneView } from './compose-case.ts';
import { type Composition, compositions } from './compositions.ts';

const sources = fileURLToPath(new URL('./', import.meta.url));
const target = fileURLToPath(new URL('../../../public/billeder/cases/', import.meta.url));
const widths = [640, 960, 1280];
const maxBytes = 120 * 1024;

/**
 * Takes a screenshot of a page.
 * @throws if a font failed to load, since the picture would be wrong
 */
async function takeScreenshot(
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
      if (size > maxBytes) throw new Error(`${file} is ${size} bytes; the limit is ${maxBytes}`);
      lines.push(`${file.slice(target.length).padEnd(26)} ${(size / 1024).toFixed(1).padStart(6)} KB`);
    }
  }
  return lines;
}

async function makePicture(browser: Browser, composition: Composition): Promise<void> {
  const desktop = await takeScreenshot(browser, composition.id, desktopView);
  const phone = await takeScreenshot(browser, composition.id, phoneView);
  const picture = await composeCase(composition, { desktop, phone });
  console.log((await writeSizes(composition.id, picture)).join('\n'));
}

const selected = process.argv.slice(2);
const unknown = selected.filter((id) => !compositions.some((composition) => composition.id === id));
if (unknown.length > 0) throw new Error(`No such case: ${unknown.join(', ')}`);

// With several encoder threads, a picture may be split differently and its bytes may change.
sharp.concurrency(1);
await mkdir(target, { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [...chromiumArguments, '--force-color-profile=srgb', '--disable-lcd-text'],
});
try {
  for (const composition of compositions) {
    if (selected.length === 0 || selected.includes(composition.id)) await makePicture(browser, composition);
  }
} finally {
  await browser.close();
}
