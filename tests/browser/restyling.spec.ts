import { prepareTap, restyledElements, taps } from '../../scripts/bench/taps.ts';
import { expect, test } from './fixtures.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

for (const tap of taps)
  test(`on a phone a ${tap.name} restyles only what it changes`, async ({ page }) => {
    await prepareTap(page, tap, tap.path);
    expect(await restyledElements(page, tap.act)).toBeLessThanOrEqual(120);
  });
