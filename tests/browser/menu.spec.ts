import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './accessibility.ts';
import { expect, test } from './fixtures.ts';

const phone = { width: 390, height: 844 };
const tablet = { width: 768, height: 1024 };

const servicesPanel = (page: Page) => page.locator('#under-tjenester');
const servicesButton = (page: Page) => page.getByRole('button', { name: 'Vis tjenester' });

test.describe('menu on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('opens by touch, locks page scrolling, traps the focus, returns it on Escape, and its submenu leads to a page with the menu closed', async ({
    page,
  }) => {
    await page.goto('/');
    const burger = page.locator('header [popovertarget=sidemenu]');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toBeHidden();
    await burger.tap();
    await expect(menu).toBeVisible();
    await expect(page.getByRole('button', { name: 'Luk', exact: true })).toBeFocused();
    await expect(page.getByRole('banner').or(page.getByRole('main'))).toHaveCount(0);
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    const controls = await menu.locator('a:visible, button:visible').count();
    for (let step = 0; step < controls; step += 1) await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Luk', exact: true })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByRole('main')).toBeVisible();
    await expect(burger).toBeFocused();
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');

    // On a tablet its backdrop is beside it, and over the links of the page.
    await page.setViewportSize(tablet);
    const logo = await page.getByRole('banner').getByRole('link').first().boundingBox();
    await burger.tap();
    await expect(menu).toBeVisible();
    await page.mouse.click((logo?.x ?? 0) + 9, (logo?.y ?? 0) + 9);
    await expect(menu).toBeHidden();
    await expect(burger).toBeFocused();
    await page.setViewportSize(phone);

    await burger.tap();
    await expectNoAxeViolations(page, '#sidemenu');
    await menu.getByRole('link', { name: 'SEO', exact: true }).tap();
    await expect(page).toHaveURL(/\/seo$/);
    await expect(menu).toBeHidden();
  });
});

test.describe('services dropdown', () => {
  test.use({ hasTouch: true });

  test('opens on hover, by tap and by keyboard, returns focus on Escape and closes when focus or a tap goes elsewhere; the skip link leads past it', async ({
    page,
  }) => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Gå til indhold' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    await expect(servicesPanel(page)).toBeHidden();
    await page.getByRole('link', { name: 'Tjenester', exact: true }).first().hover();
    await expect(servicesPanel(page)).toBeVisible();
    // While the pointer stays on it.
    await page.keyboard.press('Escape');
    await expect(servicesPanel(page)).toBeHidden();
    await page.mouse.move(600, 600);
    const button = servicesButton(page);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(servicesPanel(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    // The panel is hidden at once: the next Tab must not enter it.
    await page.keyboard.press('Tab');
    expect(await page.locator('#under-tjenester:focus-within').count()).toBe(0);
    await button.focus();
    await page.keyboard.press('Enter');
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab');
    await expect(button).toHaveAttribute('aria-expanded', 'false');

    for (const expanded of ['true', 'false', 'true']) {
      await button.tap();
      await expect(button).toHaveAttribute('aria-expanded', expanded);
    }
    await page.touchscreen.tap(200, 700);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });
});
