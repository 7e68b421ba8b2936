import type { Locator, Page } from '@playwright/test';
import { consentCookie } from '#src/site/storage-list.ts';
import { expectNoAxeViolations } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { expectWholeText } from './layout-faults.ts';

const script = '/statistik.js';

/** Classes and ids that ad blockers hide on every site begin so (EasyList, EasyList Cookie, Fanboy's Annoyances). */
const hiddenByAdBlockers =
  /^(?:ads?|advert(?:isement)?|ccpa|cmp|consent|cookies?|gdpr|newsletter|privacy|social|sponsor(?:ed)?)(?![a-z])/;

/** What a typical analytics tool stores, as the owner states it. */
const storage = ['_ga*', 'besoeg', 'farvel'].map((name) => ({ name, duration: '1 år' }));

/** The tool itself: counts, and stores. */
const tool = `
  window.counted = (window.counted ?? 0) + 1;
  window.siteId = document.currentScript.dataset.siteId;
  document.cookie = '_ga=1; path=/; max-age=9999';
  localStorage.setItem('besoeg', '1');
  sessionStorage.setItem('besoeg', '1');
  addEventListener('pagehide', () => localStorage.setItem('farvel', '1'));
`;

/** Serves each page as a build with VITE_ANALYTICS_SRC does (tests/other-builds); returns the requests for the tool. */
async function configureAnalytics(page: Page, src = script): Promise<string[]> {
  const requests: string[] = [];
  const context = page.context();
  await context.unrouteAll();
  await context.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const configured = { src, name: 'Tal', attributes: { 'data-site-id': '7' }, storage };
    const meta = `<meta name="statistik" content='${JSON.stringify(configured)}'>`;
    return route.fulfill({ response, body: (await response.text()).replace('</head>', `${meta}</head>`) });
  });
  await context.route(`**${src}`, (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: tool });
  });
  return requests;
}

/** Returns everything in the browser's storage except the consent cookie. */
async function foreignStorage(page: Page) {
  const cookies = (await page.context().cookies())
    .map(({ name }) => name)
    .filter((name) => name !== consentCookie.name);
  const rest = await page.evaluate(() => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
  }));
  return { cookies, ...rest };
}
const nothing = { cookies: [], local: [], session: [] };

async function record(page: Page) {
  const cookie = (await page.context().cookies()).find(({ name }) => name === consentCookie.name);
  return cookie ? { ...JSON.parse(decodeURIComponent(cookie.value)), expires: cookie.expires } : undefined;
}

const banner = (page: Page) => page.locator('dialog[open]:not(:modal)');
const settings = (page: Page) => page.locator('dialog:modal');
const answer = (within: Locator, name: 'Afvis' | 'Acceptér') => within.getByRole('button', { name });
/** Withdraws consent in the open settings. The page reloads without the tool. */
async function withdraw(page: Page): Promise<void> {
  const reloaded = page.waitForEvent('load');
  await answer(settings(page), 'Afvis').click();
  await reloaded;
}
const footerButton = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-indstillinger' });
const manageButton = (page: Page) => page.getByRole('button', { name: 'Administrer cookie-indstillinger' });
const managerError = (page: Page) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: 'Cookie-indstillingerne' });
const counted = (page: Page) => page.evaluate(() => (window as { counted?: number }).counted ?? 0);

/** Waits until the page's script has started, its initial requests are done and the browser is idle. */
async function idle(page: Page): Promise<void> {
  await page.locator('html[data-script]').waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Opens a page, accepts and waits until the analytics tool has counted the visit. */
async function accept(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await answer(banner(page), 'Acceptér').click();
  await expect.poll(() => counted(page)).toBe(1);
}

/* Without a statistics tool */

test('without a tool nobody is asked, and the settings say so and store nothing', async ({ page }) => {
  await page.goto('/');
  await page.mouse.wheel(0, 600);
  await idle(page);
  await expect(banner(page)).toHaveCount(0);
  await footerButton(page).click();
  await expect(settings(page)).toHaveAccessibleName('Ingen cookies at vælge');
  await expect(settings(page)).toContainText('Hjemmesiden bruger ingen tjenester, der kræver dit ja.');
  await expectNoAxeViolations(page, 'dialog[open]');
  await settings(page).getByRole('button', { name: 'Luk' }).click();
  await expect(footerButton(page)).toBeFocused();
  expect(await foreignStorage(page)).toEqual(nothing);
  expect(await record(page)).toBeUndefined();
});

/* With a statistics tool */

test('nothing is stored and nothing counts before consent, and a yes is asked for once', async ({ page }) => {
  const requests = await configureAnalytics(page);
  await page.goto('/');
  await expect(banner(page)).toHaveAccessibleName('Må vi tælle dit besøg?');
  // The banner leaves the page usable and takes no focus.
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await page.mouse.wheel(0, 600);
  await idle(page);
  expect(requests).toEqual([]);
  expect(await foreignStorage(page)).toEqual(nothing);
  expect(await record(page)).toBeUndefined();

  const before = Date.now();
  await answer(banner(page), 'Acceptér').click();
  await expect(banner(page)).toHaveCount(0);
  await expect(page.getByRole('status').filter({ hasText: 'Dit valg om cookies er gemt.' })).toBeAttached();
  const { statistics, revision, time, expires } = await record(page);
  expect([statistics, revision]).toEqual([true, `1 ${script}`]);
  expect(Math.abs(Date.parse(time) - before)).toBeLessThan(1e4);
  expect(Math.round((expires * 1000 - before) / 86_400_000)).toBe(180);
  await page.goto('/priser');
  await expect.poll(() => counted(page)).toBe(1);
  expect(await page.evaluate(() => (window as { siteId?: string }).siteId)).toBe('7');
  await idle(page);
  await expect(banner(page)).toHaveCount(0);
  expect(requests).toHaveLength(2);
});

test('after a no nothing is loaded or stored, nobody is asked again, and a later yes can be withdrawn: the tool stops and all that it stored is deleted', async ({
  page,
}) => {
  const requests = await configureAnalytics(page);
  await page.goto('/');
  await answer(banner(page), 'Afvis').click();
  await page.goto('/cookies');
  await idle(page);
  await expect(banner(page)).toHaveCount(0);
  expect(requests).toEqual([]);
  expect((await record(page)).statistics).toBe(false);
  expect(await foreignStorage(page)).toEqual(nothing);

  await manageButton(page).click();
  await answer(settings(page), 'Acceptér').click();
  await expect.poll(() => counted(page)).toBe(1);
  await expect.poll(async () => (await foreignStorage(page)).local).toEqual(['besoeg']);
  await manageButton(page).click();
  await expect(settings(page)).toContainText(/Du sagde ja \d+\. \p{L}+ \d{4}/u);
  await withdraw(page);
  await expect.poll(() => foreignStorage(page)).toEqual(nothing);
  expect((await record(page)).statistics).toBe(false);
  await idle(page);
  await expect(banner(page)).toHaveCount(0);
  expect(requests).toHaveLength(1);
});

test('an answer given in another tab applies when the visitor returns', async ({ page }) => {
  await configureAnalytics(page);
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  const other = await page.context().newPage();
  await accept(other, '/cookies');
  // Playwright does not use the back/forward cache, so the test dispatches its event.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(banner(page)).toHaveCount(0);
  await expect.poll(() => counted(page)).toBe(1);

  await manageButton(other).click();
  await withdraw(other);
  expect(await counted(other)).toBe(0);
  const reloaded = page.waitForEvent('load');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await reloaded;
  await expect.poll(() => foreignStorage(page)).toEqual(nothing);
});

test('a prerendered page counts the visit only when it is shown', async ({ page }) => {
  const requests = await configureAnalytics(page);
  await accept(page, '/cookies');
  // Browsers under automation do not prerender, so the test sets the state.
  await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true }));
  await page.goto('/');
  await idle(page);
  expect(requests).toHaveLength(1);
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
  await expect.poll(() => counted(page)).toBe(1);
});

/* Keyboard, screen readers, small screens, ad blockers */

test('consent can be given by keyboard alone, and the Tab key leaves the banner', async ({ page }) => {
  const requests = await configureAnalytics(page);
  await page.goto('/');
  await expect(banner(page)).toBeVisible();
  const focusedText = () => page.evaluate(() => document.activeElement?.textContent?.trim());

  // First tab stops of the document.
  for (const stop of ['Læs cookiepolitikken', 'Afvis', 'Acceptér', 'Gå til indhold']) {
    await page.keyboard.press('Tab');
    expect(await focusedText()).toBe(stop);
  }

  await footerButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(settings(page)).toContainText('Du har ikke svaret endnu');
  expect(await focusedText()).toBe('Må vi tælle dit besøg?');
  // Escape stores no answer, returns the focus, and leaves the question.
  await page.keyboard.press('Escape');
  await expect(banner(page)).toBeVisible();
  await expect(footerButton(page)).toBeFocused();
  expect(await record(page)).toBeUndefined();

  await answer(banner(page), 'Acceptér').focus();
  await page.keyboard.press('Enter');
  // The banner is gone: keyboard navigation continues from the page.
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => requests.length).toBe(1);
});

test('banner and settings pass axe, fit 320 px, have equal buttons of 44 px and no name that ad blockers hide', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await configureAnalytics(page);
  await page.goto('/cookies');
  for (const panel of [banner(page), settings(page)]) {
    await expect(panel).toBeVisible();
    await expectNoAxeViolations(page, 'dialog[open]');
    await expectWholeText(page, '320 px');
    expect(
      await panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    ).toBeLessThanOrEqual(0);
    for (const button of await panel.getByRole('button').all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    const [accepting, ...rejecting] = await panel.locator('[value=ja], [value=nej]').evaluateAll((all) =>
      all.map((button) => {
        const { width, height, top } = button.getBoundingClientRect();
        const { backgroundColor, color, font, borderTopColor } = getComputedStyle(button);
        return [Math.round(width), height, top, backgroundColor, color, font, borderTopColor].join();
      }),
    );
    expect(rejecting).toEqual([accepting]);
    if (!(await settings(page).count())) await footerButton(page).click();
  }
  const names = await page
    .locator('body *')
    .evaluateAll((all) => all.flatMap((each) => [each.id, ...each.classList]));
  expect(names.filter((name) => hiddenByAdBlockers.test(name))).toEqual([]);
});

test('on the smallest phone a field with the focus is seen between header and banner', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await configureAnalytics(page);
  await page.goto('/kontakt');
  await expect(banner(page)).toBeVisible();
  const end = (await banner(page).boundingBox())?.y ?? 0;
  const header = await page.getByRole('banner').boundingBox();
  const begin = (header?.y ?? 0) + (header?.height ?? 0);
  for (const field of await page.locator('form').locator('input:not([tabindex="-1"]), textarea').all()) {
    await field.focus();
    const isSeen = async () => {
      const { y, height } = (await field.boundingBox()) ?? { y: 0, height: 0 };
      return y + height > begin + 24 && y < end - 24;
    };
    await expect.poll(isSeen).toBe(true);
  }
});

/* Missing and third-party consent managers */

test.describe('when the consent code does not load', () => {
  test.use({ allowedConsole: /ERR_FAILED|Failed to fetch dynamically/ });

  test('the cookie page says so, to which the footer button leads', async ({ page }) => {
    await page.route(/\/assets\/consent-manager-/, (route) => route.abort());
    await page.goto('/');
    await footerButton(page).click();
    await expect(page).toHaveURL('/cookies#mangler');
    await expect(managerError(page)).toHaveText(
      'Cookie-indstillingerne er ikke indlæst endnu. De virker kun på den rigtige hjemmeside.',
    );
    await expectNoAxeViolations(page, '#mangler');
  });
});

test('a third-party consent manager replaces the built-in one, however late it is, and one that cannot be opened is an error', async ({
  page,
}) => {
  await configureAnalytics(page);
  await page.addInitScript(() => {
    const opened: string[] = [];
    // What an element `<script id="Cookiebot">` is until it has run.
    Object.assign(window, { opened, Cookiebot: document.createElement('script') });
  });
  await page.goto('/cookies');
  await manageButton(page).click();
  await page.evaluate(() => {
    const { opened } = window as unknown as { opened: string[] };
    Object.assign(window, { Cookiebot: { renew: () => opened.push('renew'), withdraw() {} } });
  });
  await footerButton(page).click();
  await expect
    .poll(() => page.evaluate(() => (window as { opened?: string[] }).opened))
    .toEqual(['renew', 'renew']);
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await page.evaluate(() => Object.assign(window, { Cookiebot: { launch() {} } }));
  await manageButton(page).click();
  await expect(managerError(page)).toHaveText(
    'Cookie-indstillingerne kunne ikke åbnes. Måske er de ikke tilgængelige på localhost.',
  );
});
