import type { Page } from '@playwright/test';
import * as contact from './contact-form.ts';
import { expect, test } from './fixtures.ts';
import * as quote from './quote-form.ts';

/* An inherited property on `html`, or `inert` on the page around a menu, makes the browser style every element again. */

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const search = (page: Page) => page.getByRole('searchbox', { name: 'Find en artikel' });

/** What is open before, and the tap or key. */
const acts: Readonly<
  Record<string, readonly [(page: Page) => Promise<unknown>, (page: Page) => Promise<unknown>]>
> = {
  'tap on a field': [(page) => contact.open(page), (page) => contact.field(page, 'Navn *').tap()],
  'choice': [(page) => quote.open(page), (page) => quote.option(page, quote.names[0] ?? /./).tap()],
  'step': [
    async (page) => {
      await quote.open(page);
      await quote.option(page, quote.names[0] ?? /./).tap();
    },
    (page) => quote.button(page, 'Næste').tap(),
  ],
  'tap on the menu': [
    (page) => page.goto('/'),
    (page) => page.locator('header [popovertarget=sidemenu]').tap(),
  ],
  'tap on a question': [(page) => page.goto('/priser'), (page) => page.locator('main summary').first().tap()],
  'search letter': [
    async (page) => {
      await page.goto('/artikler');
      await search(page).pressSequentially('se');
    },
    (page) => search(page).press('o'),
  ],
};

for (const [name, [open, act]] of Object.entries(acts))
  test(`on a phone a ${name} restyles only what it changes`, async ({ page, browser }) => {
    await open(page);
    // Until nothing moves any more.
    await page.waitForTimeout(2500);
    await browser.startTracing(page, { categories: ['devtools.timeline'] });
    await act(page);
    await page.waitForTimeout(1000);
    const { traceEvents } = JSON.parse(`${await browser.stopTracing()}`) as {
      traceEvents: { name: string; args: { elementCount?: number } }[];
    };
    const restyled = traceEvents
      .filter((event) => event.name === 'UpdateLayoutTree')
      .reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0);
    expect(restyled).toBeLessThanOrEqual(120);
  });
