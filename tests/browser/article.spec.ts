import { articlesBySections, longestArticle } from '../fixtures/built-articles.ts';
import { expect, test } from './fixtures.ts';

const { path: article, sections, sectionId } = longestArticle();
/** Ids of the sections that the tests go to. */
const [first, fourth, eighth, last] = [0, 3, 7, -1].map(sectionId);

test.describe('article', () => {
  test('the progress bar goes from 0 to 100 as the reader scrolls', async ({ page }) => {
    await page.goto(article);
    const bar = page.getByRole('progressbar');
    await expect(bar).toHaveAttribute('aria-valuenow', '0');
    await page.evaluate(() => scrollTo(0, (document.documentElement.scrollHeight - innerHeight) / 2));
    await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(45);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(bar).toHaveAttribute('aria-valuenow', '100');
  });

  test('clicking a contents entry marks it at once and while the page scrolls there', async ({ page }) => {
    await page.goto(article);
    const link = page.locator('[data-toc] a').nth(7);
    // Recorded in the page, so that a slow machine misses nothing.
    const markedAtOnce = await link.evaluate((link: HTMLAnchorElement) => {
      const marked: (string | undefined)[] = [];
      Object.assign(window, { marked });
      const current = () => document.querySelector<HTMLAnchorElement>('[data-toc] a[aria-current]')?.hash;
      new MutationObserver(() => marked.push(current())).observe(document.body, {
        subtree: true,
        attributeFilter: ['aria-current'],
      });
      link.click();
      return current();
    });
    expect(markedAtOnce).toBe(`#${eighth}`);
    await expect(page).toHaveURL(`${article}#${eighth}`);
    // Each article states its own distance, some below the header.
    const distance = await page.locator('main [data-offset]').evaluate((text: HTMLElement) => {
      const header = document.querySelector('header')?.offsetHeight ?? 0;
      return Number(text.dataset.offset) + (text.dataset.belowHeader ? header : 0);
    });
    await expect
      .poll(() =>
        page
          .locator(`[id="${eighth}"]`)
          .evaluate((section) => Math.round(section.getBoundingClientRect().top)),
      )
      .toBe(distance);
    const marked = await page.evaluate(() => (window as unknown as { marked: unknown[] }).marked);
    expect(marked).toEqual([`#${eighth}`]);
  });

  test('a click in the contents list stops below the header, also while the cookie settings are on the page', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/cookies');
    // The settings come first in the document.
    await expect(page.locator('.consent')).toBeAttached();
    const link = page.locator('[data-toc] a').nth(2);
    await link.click();
    const height = await page
      .locator('body > header')
      .evaluate((header) => header.getBoundingClientRect().height);
    const heading = page.locator((await link.getAttribute('href')) ?? '');
    await expect
      .poll(() => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
      .toBe(Math.round(height) + 100);
  });

  // A shorter article has nothing to scroll to.
  for (const { path } of articlesBySections().filter((each) => each.sections.length > 2)) {
    test(`${path}: every entry of the contents list stays current where a click on it scrolls to`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      const third = page.locator('[data-toc] a').nth(2);
      await third.click();
      const wrong = await page.evaluate(
        async (hash) => {
          const topOf = (target: string) => document.querySelector(target)?.getBoundingClientRect().top ?? 0;
          const spaceAbove = topOf(hash ?? '');
          // Longer than a click holds its entry.
          await new Promise((resolve) => setTimeout(resolve, 1100));
          const faults: string[] = [];
          for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-toc] a')) {
            for (const further of [0, 3]) {
              scrollTo({ top: scrollY + topOf(link.hash) - spaceAbove + further, behavior: 'instant' });
              for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
              // The last sections may be too short to scroll that far.
              if (topOf(link.hash) > spaceAbove + 1) continue;
              const current = document.querySelector<HTMLAnchorElement>('[data-toc] a[aria-current]')?.hash;
              if (current !== link.hash) faults.push(`${link.hash} + ${further} px: ${current}`);
            }
          }
          return faults;
        },
        await third.getAttribute('href'),
      );
      expect(wrong).toEqual([]);
    });
  }

  test('a link to a section leaves the specified 100 px above it, so that the header does not cover it', async ({
    page,
  }) => {
    const top = () =>
      page.locator(`[id="${fourth}"]`).evaluate((section) => Math.round(section.getBoundingClientRect().top));
    await page.goto(`${article}#${fourth}`);
    await expect(page.locator('html')).toHaveAttribute('data-script');
    // Longer than the delayed scroll on a visit.
    await page.waitForTimeout(1800);
    expect(await top()).toBe(100);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await page.locator(`[data-heading] > a[href="#${fourth}"]`).click();
    await expect.poll(top).toBe(100);
  });

  test('a link with a hash opens at its section, and Back returns to it after a jump', async ({ page }) => {
    await page.goto(`${article}#${fourth}`);
    const awayFromTop = (section = '') =>
      page.locator(`[id="${section}"]`).evaluate((element) => Math.abs(element.getBoundingClientRect().top));
    await expect.poll(() => awayFromTop(fourth)).toBeLessThan(200);
    await page.locator(`[data-toc] a[href="#${last}"]`).click();
    await expect(page).toHaveURL(`${article}#${last}`);
    await expect.poll(() => awayFromTop(last)).toBeLessThan(200);
    await page.goBack();
    await expect(page).toHaveURL(`${article}#${fourth}`);
    await expect.poll(() => awayFromTop(fourth)).toBeLessThan(200);
  });

  test('on a phone the contents list opens from a bar and closes on a choice', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(article);
    const list = page.locator('[data-toc]');
    await expect(list).toBeHidden();
    await page.getByRole('button', { name: 'Indhold' }).click();
    await expect(list).toBeVisible();
    await list.getByRole('link').nth(3).click();
    await expect(list).toBeHidden();
    await expect(page).toHaveURL(`${article}#${fourth}`);
  });

  test('on a phone the contents bar shows along the text, not at title or footer', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(article);
    const bar = page.getByRole('button', { name: 'Indhold' });
    await expect(page.locator('footer')).toBeAttached();
    await expect(bar).not.toBeInViewport();
    await page.evaluate(() => scrollTo({ top: 3000, behavior: 'instant' }));
    await expect(bar).toBeInViewport({ ratio: 1 });
    const edge = await bar.evaluate((button) => innerHeight - button.getBoundingClientRect().bottom);
    expect(Math.abs(edge)).toBeLessThan(1);
    // The button to the top is beside the bar and does not overlap it.
    await expect(page.getByRole('link', { name: 'Til toppen' })).toBeVisible();
    const [barBox, topBox] = await Promise.all([
      bar.boundingBox(),
      page.getByRole('link', { name: 'Til toppen' }).boundingBox(),
    ]);
    expect((barBox?.x ?? 0) + (barBox?.width ?? 999)).toBeLessThanOrEqual(topBox?.x ?? 0);
    await page.locator('footer').scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(bar).not.toBeInViewport();
  });

  test('on a phone the contents bar never covers the focused element', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    await page.goto(article);
    await expect(page.locator('[data-heading] > a').first()).toBeAttached();
    const bar = page.getByRole('button', { name: 'Indhold' });
    await bar.focus();
    for (let stop = 0; stop < 25; stop++) {
      await page.keyboard.press('Tab');
      const covered = await page.evaluate(() => {
        const focused = document.activeElement as HTMLElement;
        const { left, bottom } = [...focused.getClientRects()].at(-1) as DOMRect;
        return !focused.contains(document.elementFromPoint(left + 4, bottom - 4)) && focused.outerHTML;
      });
      expect(covered).toBe(false);
    }
  });

  test('Shift-clicking a contents entry opens it in a new window only', async ({ page, context }) => {
    await page.goto(article);
    await page.locator('html[data-script]').waitFor();
    const opened = context.waitForEvent('page');
    await page
      .locator('[data-toc] a')
      .nth(3)
      .click({ modifiers: ['Shift'] });
    await expect(await opened).toHaveURL(`${article}#${fourth}`);
    await expect(page).toHaveURL(article);
  });

  test('clicking a heading link copies its address and announces that briefly', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.clock.install({ time: 0 });
    await page.goto(article);
    const link = page.locator(`[id="${first}"] + a`);
    await expect(link).toBeAttached();
    await page.clock.pauseAt(600_000);
    const copy = async () => {
      await page.evaluate(() => navigator.clipboard.writeText(''));
      await link.click();
      await expect
        .poll(() => page.evaluate(() => navigator.clipboard.readText()))
        .toContain(`${article}#${first}`);
    };
    await copy();
    const confirmation = page.locator('[data-heading]').filter({ hasText: 'Kopieret' });
    await expect(confirmation.getByRole('status')).toHaveText('Kopieret');
    // Copied again after 1.5 s, it says so for two more seconds.
    await page.clock.runFor(1500);
    await copy();
    await page.clock.runFor(1900);
    await expect(confirmation).toHaveCount(1);
    await page.clock.runFor(100);
    await expect(confirmation).toHaveCount(0);
  });

  test('when copying fails, a heading link still navigates and confirms no copy', async ({ page }) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('nej'));
    });
    await page.goto(article);
    await page.locator(`[id="${first}"] + a`).click();
    await expect(page).toHaveURL(`${article}#${first}`);
    await page.waitForTimeout(200);
    await expect(page.getByText('Kopieret')).toHaveCount(0);
  });

  test('the heading links that the script adds do not change the layout', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(article);
    const links = page.locator('[data-heading] > :is(a, output)');
    await expect(links.first()).toBeAttached();
    const places = () =>
      page
        .locator('[data-heading] > :first-child')
        .evaluateAll((headings) => headings.map((heading) => heading.getBoundingClientRect().toJSON()));
    await page.locator('[data-heading] > output').evaluateAll((outputs) => {
      for (const output of outputs) output.textContent = 'Kopieret';
    });
    const withLinks = await places();
    await links.evaluateAll((all) => {
      for (const link of all) link.remove();
    });
    expect(await places()).toEqual(withLinks);
  });

  test('at 320 px a wide table scrolls inside its container, not the page', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/artikler/hvad-koster-hjemmesider');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    const inner = await page
      .locator('main table')
      .evaluateAll((tables) =>
        tables
          .filter((table) => table.checkVisibility())
          .every((table) => (table.closest('[tabindex="0"]')?.clientWidth ?? 999) <= 320),
      );
    expect(inner).toBe(true);
  });
});

test.describe('article without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('has working contents links and no progress bar', async ({ page }) => {
    await page.goto(article);
    await expect(page.locator('[data-toc] a')).toHaveCount(sections.length);
    await page.locator(`[data-toc] a[href="#${last}"]`).click();
    await expect(page).toHaveURL(`${article}#${last}`);
    await expect(page.locator(`[id="${last}"]`)).toBeInViewport();
    await expect(page.getByRole('progressbar')).toBeHidden();
  });
});
