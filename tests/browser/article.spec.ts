import { longestArticle } from '../build/longest-article.ts';
import { expect, test } from './fixtures.ts';

const { path: article, ids } = longestArticle();
const [first, , third] = ids;
const phone = { width: 390, height: 844 };

test('the progress bar goes from 0 to 100, also after only the height of the window has changed, and a heading leads to itself', async ({
  page,
}) => {
  await page.goto(article);
  const bar = page.getByRole('progressbar');
  await expect(bar).toHaveAttribute('aria-valuenow', '0');
  await page.evaluate(() => scrollTo(0, (document.documentElement.scrollHeight - innerHeight) / 2));
  await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(45);
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(bar).toHaveAttribute('aria-valuenow', '100');
  const link = page.locator(`[id="${first}"] + a`);
  const heading = await page.locator(`[id="${first}"]`).innerText();
  await expect(link).toHaveAccessibleName(`Link til afsnittet ${heading}`);
  await link.click();
  await expect(page).toHaveURL(`${article}#${first}`);
});

test('a click in the contents list goes to the specified place, and each entry is current where its section is', async ({
  page,
}) => {
  await page.goto(article);
  await page.locator('html[data-script]').waitFor();
  const entry = page.locator(`#indholdsliste a[href="#${third}"]`);
  await entry.click();
  await expect(page).toHaveURL(`${article}#${third}`);
  // Each article states its own distance, some below the header.
  const distance = await page.locator('main [data-reading]').evaluate((text: HTMLElement) => {
    const header = document.querySelector<HTMLElement>('body > header')?.offsetHeight ?? 0;
    const { offset, belowHeader } = JSON.parse(text.dataset.reading ?? '');
    return offset + (belowHeader ? header : 0);
  });
  const topOf = (section: Element) => Math.round(section.getBoundingClientRect().top);
  await expect.poll(() => page.locator(`[id="${third}"]`).evaluate(topOf)).toBe(distance);
  await expect(entry).toHaveAttribute('aria-current');
  // Longer than a click holds its entry.
  await page.waitForTimeout(1100);
  const wrong = await page.evaluate(async (spaceAbove) => {
    const topOf = (target: string) => document.querySelector(target)?.getBoundingClientRect().top ?? 0;
    const faults: string[] = [];
    for (const link of document.querySelectorAll<HTMLAnchorElement>('#indholdsliste a')) {
      scrollTo({ top: scrollY + topOf(link.hash) - spaceAbove + 3, behavior: 'instant' });
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      // The last sections may be too short to scroll that far.
      if (topOf(link.hash) > spaceAbove + 1) continue;
      const current = document.querySelector<HTMLAnchorElement>('#indholdsliste a[aria-current]')?.hash;
      if (current !== link.hash) faults.push(`${link.hash}: ${current}`);
    }
    return faults;
  }, distance);
  expect(wrong).toEqual([]);
});

test('on a phone the contents list opens from a bar along the text, closes on a choice, and the bar covers no focus', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(article);
  const bar = page.getByRole('button', { name: 'Indhold' });
  const list = page.locator('#indholdsliste');
  await page.locator('footer').scrollIntoViewIfNeeded();
  await expect(bar).not.toBeInViewport();
  await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
  await expect(bar).toBeInViewport({ ratio: 1 });
  // The button to the top is beside the bar and does not overlap it.
  const toTop = page.getByRole('link', { name: 'Til toppen' });
  await expect(toTop).toBeVisible();
  const [barBox, topBox] = await Promise.all([bar.boundingBox(), toTop.boundingBox()]);
  expect((barBox?.x ?? 0) + (barBox?.width ?? 999)).toBeLessThanOrEqual(topBox?.x ?? 0);
  await expect(list).toBeHidden();
  await bar.click();
  await list.locator(`a[href="#${third}"]`).click();
  await expect(list).toBeHidden();
  await expect(page).toHaveURL(`${article}#${third}`);
  await bar.focus();
  for (let stop = 0; stop < 25; stop++) {
    await page.keyboard.press('Tab');
    const isCovered = await page.evaluate(() => {
      const focused = document.activeElement;
      const { left = 0, bottom = 0 } = [...(focused?.getClientRects() ?? [])].at(-1) ?? {};
      return !focused?.contains(document.elementFromPoint(left + 4, bottom - 4));
    });
    expect(isCovered, `stop ${stop}`).toBe(false);
  }
});
