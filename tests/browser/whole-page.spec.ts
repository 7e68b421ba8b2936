import sharp from 'sharp';
import { expect, test } from './fixtures.ts';

/** Returns the height in px of the tallest band of a picture in which each row is of one colour. */
async function tallestBlankBand(png: Buffer): Promise<number> {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  let tallest = 0;
  let band = 0;
  for (let row = 0; row < info.height; row++) {
    const pixels = data.subarray(row * info.width, (row + 1) * info.width);
    band = pixels.every((pixel) => Math.abs(pixel - (pixels[0] ?? 0)) < 3) ? band + 1 : 0;
    tallest = Math.max(tallest, band);
  }
  return tallest;
}

for (const path of ['/', '/priser', '/seo', '/artikler', '/artikler/seo-guide-2025'])
  test(`${path} is whole on a phone for what captures it without scrolling`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    // With a hash the browser lays out everything at once.
    await page.goto(`${path}#indhold`);
    const laidOutAtOnce = await height();
    await page.goto('about:blank');
    await page.goto(path);
    await expect.poll(async () => Math.abs((await height()) - laidOutAtOnce)).toBeLessThan(40);
    const pictures = page.locator('main img').locator('visible=true');
    await expect
      .poll(() =>
        pictures.evaluateAll((all) => all.filter((each) => !(each as HTMLImageElement).complete).length),
      )
      .toBe(0);
    const band = async () => tallestBlankBand(await page.screenshot({ fullPage: true }));
    await expect.poll(band).toBeLessThan(600);
  });
