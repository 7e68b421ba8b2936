import type { Page } from '@playwright/test';
import { consentCookie } from '#src/features/consent/own-storage-names.ts';
import { expectNoAxeViolations } from './accessibility.ts';
import { configureServices } from './configure-services.ts';
import { expect, test } from './fixtures.ts';
import { recordRequests } from './requests.ts';

const script = '/statistik.js';

/** Classes and ids that ad blockers hide on every site begin so (EasyList, EasyList Cookie, Fanboy's Annoyances). */
const hiddenByAdBlockers =
  /^(?:ads?|advert(?:isement)?|ccpa|cmp|consent|cookies?|gdpr|newsletter|privacy|social|sponsor(?:ed)?)(?![a-z])/;

/** Typical analytics tool: counts, and writes to every kind of storage. */
const tool = `
  window.counted = (window.counted ?? 0) + 1;
  document.cookie = '_ga=1; path=/; max-age=9999';
  localStorage.setItem('besoeg', '1');
  sessionStorage.setItem('besoeg', '1');
  indexedDB.open('besoeg');
  addEventListener('pagehide', () => localStorage.setItem('farvel', '1'));
`;

/** Serves the site as a build with VITE_ANALYTICS_SRC would be; returns the requests for the tool. */
async function configureAnalytics(page: Page, others = ''): Promise<string[]> {
  const requests: string[] = [];
  await configureServices(page, `<meta name="statistik" content="${script}">${others}`);
  await page.context().route(`**${script}`, (route) => {
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
  const rest = await page.evaluate(async () => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }));
  return { cookies, ...rest };
}
const nothing = { cookies: [], local: [], session: [], databases: [] };

async function record(page: Page) {
  const cookie = (await page.context().cookies()).find(({ name }) => name === consentCookie.name);
  return cookie ? { ...JSON.parse(decodeURIComponent(cookie.value)), expires: cookie.expires } : undefined;
}

const banner = (page: Page) => page.getByRole('region', { name: /^Må vi tælle dit besøg/ });
const settings = (page: Page) => page.getByRole('dialog', { name: 'Cookie-indstillinger' });
/** The dialog of a site without services. */
const nothingToChoose = (page: Page) => page.getByRole('dialog', { name: 'Ingen cookies at vælge' });
const footerButton = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: 'Cookie-indstillinger' });
const manageButton = (page: Page) => page.getByRole('button', { name: 'Administrer cookie-indstillinger' });
const managerError = (page: Page) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: 'Cookie-indstillingerne' });
const counted = (page: Page) => page.evaluate(() => (window as { counted?: number }).counted ?? 0);

// Without animations the dialogs are in their final place at once.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Waits until the page's script has started, its initial requests are done and the browser is idle. */
async function idle(page: Page): Promise<void> {
  await page.locator('html[data-script]').waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

/** Opens a page and waits for the consent banner. */
async function openWithBanner(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await expect(banner(page)).toBeVisible();
}

/** Opens a page, accepts everything and waits until the analytics tool has counted the visit. */
async function acceptAll(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await banner(page).getByRole('button', { name: 'Acceptér alle' }).click();
  await expect.poll(() => counted(page)).toBe(1);
}

/* Without configured services */

test('without configured services nobody is asked, and the settings say so and store nothing', async ({
  page,
}) => {
  const managers = recordRequests(page, /assets\/manager-/);
  await page.goto('/');
  await page.mouse.wheel(0, 600);
  await idle(page);
  await expect(page.locator('[data-banner]')).toHaveCount(0);
  expect(managers).toEqual([]);
  await footerButton(page).click();
  await expect(nothingToChoose(page)).toContainText('Hjemmesiden bruger ingen tjenester, der kræver dit ja.');
  await expect(nothingToChoose(page).getByRole('checkbox')).toHaveCount(0);
  await expectNoAxeViolations(page, 'dialog[open]');
  await nothingToChoose(page).getByRole('button', { name: 'Luk' }).click();
  await expect(footerButton(page)).toBeFocused();
  expect(await foreignStorage(page)).toEqual(nothing);
  expect(await record(page)).toBeUndefined();
});

test('the cookie page lists the stored cookie and opens the settings, and a link there closes them', async ({
  page,
}) => {
  await page.goto('/cookies');
  await expect(page.getByRole('rowheader', { name: consentCookie.name })).toBeVisible();
  await manageButton(page).click();
  await expect(nothingToChoose(page)).toBeVisible();
  await nothingToChoose(page).getByRole('link', { name: 'cookiepolitikken' }).click();
  await expect(nothingToChoose(page)).toBeHidden();
});

/* With configured analytics */

test('nothing is stored and no analytics load before consent', async ({ page }) => {
  const requests = await configureAnalytics(page);
  await openWithBanner(page);
  // The banner leaves the page usable and takes no focus.
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await page.mouse.wheel(0, 600);
  await idle(page);
  expect(requests).toEqual([]);
  expect(await foreignStorage(page)).toEqual(nothing);
  expect(await record(page)).toBeUndefined();
});

test('the settings store the chosen purposes with version and date for 182 days', async ({ page }) => {
  const requests = await configureAnalytics(page, '<meta name="funktionelle" content="/kort.js">');
  await page.route('**/kort.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto('/');
  await footerButton(page).click();
  await expect(settings(page)).toContainText('Du har ikke svaret endnu');
  for (const box of await settings(page).getByRole('checkbox').all()) await expect(box).not.toBeChecked();
  const before = Date.now();
  await settings(page).getByLabel('Funktionelle').check();
  await settings(page).getByRole('button', { name: 'Gem valg' }).click();
  await expect(settings(page)).toBeHidden();
  await expect(footerButton(page)).toBeFocused();

  const { categories, revision, lastConsentTimestamp, expires } = await record(page);
  expect([...categories].sort()).toEqual(['funktionelle', 'noedvendige']);
  expect(revision).toBe(`1 ${script} /kort.js`);
  expect(Math.abs(Date.parse(lastConsentTimestamp) - before)).toBeLessThan(1e4);
  expect(Math.round((expires * 1000 - before) / 86_400_000)).toBe(182);
  expect(requests).toEqual([]);

  await page.reload();
  await footerButton(page).click();
  await expect(settings(page)).toContainText(/Du svarede \d+\. \p{L}+ \d{4}/u);
  await expect(settings(page).getByLabel('Funktionelle')).toBeChecked();
  await expect(settings(page).getByLabel('Statistik')).not.toBeChecked();
});

test('the buttons to accept, reject and choose cookies look the same', async ({ page }) => {
  await configureAnalytics(page);
  await openWithBanner(page);
  const appearances = async (within: ReturnType<typeof banner>) => {
    const buttons = within.locator('[data-answer]:not([data-answer=close])');
    await expect(buttons).toHaveCount(3);
    return buttons.evaluateAll((all) =>
      all.map((button) => {
        const { width, height, top } = button.getBoundingClientRect();
        const { backgroundColor, color, fontSize, fontWeight, borderTopColor } = getComputedStyle(button);
        const size = [width, height, top].map(Math.round);
        return JSON.stringify([size, backgroundColor, color, fontSize, fontWeight, borderTopColor]);
      }),
    );
  };
  expect(new Set(await appearances(banner(page))).size).toBe(1);
  await banner(page).getByRole('button', { name: 'Vælg selv' }).click();
  await page.mouse.move(0, 0);
  expect(new Set(await appearances(settings(page))).size).toBe(1);
});

test('after accepting, analytics load here and on the next page without asking again', async ({ page }) => {
  const requests = await configureAnalytics(page);
  await acceptAll(page);
  await expect(banner(page)).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'Dit valg om cookies er gemt.' })).toBeAttached();
  // The next page does not load the chunk with banner and settings.
  const managers = recordRequests(page, /assets\/manager-/);
  await page.goto('/priser');
  await expect.poll(() => counted(page)).toBe(1);
  await idle(page);
  await expect(page.locator('[data-banner]')).toHaveCount(0);
  expect(managers).toEqual([]);
  expect(requests).toHaveLength(2);
});

test.describe('a tool on another host', () => {
  // All other console errors still fail the test, above all content security policy violations.
  test.use({ allowedConsole: [/^request to another origin: https:\/\/[a-z]+\.tal\.test/] });

  test('gets the attributes of its embed code, and its requests pass the policy', async ({ page }) => {
    const sent: string[] = [];
    await configureServices(
      page,
      '<meta name="statistik" content="https://hent.tal.test/tael.js" data-site-id="7">',
      ['https://hent.tal.test', 'https://send.tal.test'],
    );
    await page.context().route('https://*.tal.test/**', (route) => {
      sent.push(route.request().url());
      const body =
        "fetch('https://send.tal.test/' + document.querySelector('script[data-site-id]').dataset.siteId)";
      return route.fulfill({
        headers: { 'Access-Control-Allow-Origin': '*' },
        contentType: 'text/javascript',
        body: route.request().url().endsWith('.js') ? body : '',
      });
    });
    await openWithBanner(page);
    await expect(banner(page)).toContainText('hent.tal.test');
    await idle(page);
    expect(sent).toEqual([]);
    await banner(page).getByRole('button', { name: 'Acceptér alle' }).click();
    await expect.poll(() => sent).toEqual(['https://hent.tal.test/tael.js', 'https://send.tal.test/7']);
  });
});

test('withdrawing consent stops the analytics tool and deletes everything it stored', async ({ page }) => {
  const requests = await configureAnalytics(page);
  await acceptAll(page, '/cookies');
  await expect.poll(async () => (await foreignStorage(page)).databases).toEqual(['besoeg']);

  await manageButton(page).click();
  await expect(settings(page).getByLabel('Statistik')).toBeChecked();
  await settings(page).getByLabel('Statistik').uncheck();
  const reloaded = page.waitForEvent('load');
  await settings(page).getByRole('button', { name: 'Gem valg' }).click();
  await reloaded;

  await expect.poll(() => foreignStorage(page)).toEqual(nothing);
  expect(await counted(page)).toBe(0);
  await expect(banner(page)).toBeHidden();
  expect((await record(page)).categories).not.toContain('statistik');
  await page.goto('/');
  await idle(page);
  expect(requests).toHaveLength(1);
  expect(await foreignStorage(page)).toEqual(nothing);
});

test('an answer given in another tab applies when the visitor returns', async ({ page }) => {
  await configureAnalytics(page);
  await openWithBanner(page);
  const other = await page.context().newPage();
  await acceptAll(other, '/cookies');
  // Playwright does not use the back/forward cache, so the test dispatches its event.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(banner(page)).toBeHidden();
  await expect.poll(() => counted(page)).toBe(1);

  await manageButton(other).click();
  const withdrawn = other.waitForEvent('load');
  await settings(other).getByRole('button', { name: 'Afvis alle' }).click();
  await withdrawn;
  const reloaded = page.waitForEvent('load');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await reloaded;
  expect(await counted(page)).toBe(0);
  await expect.poll(() => foreignStorage(page)).toEqual(nothing);
});

test('a prerendered page counts the visit only when it is shown', async ({ page }) => {
  const requests = await configureAnalytics(page);
  await acceptAll(page, '/cookies');
  // Browsers under automation do not prerender, so the test sets the state.
  await page.addInitScript(() => Object.defineProperty(document, 'prerendering', { value: true }));
  await page.goto('/');
  await idle(page);
  expect(requests).toHaveLength(1);
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')));
  await expect.poll(() => counted(page)).toBe(1);
});

test('after rejecting, nothing is loaded or stored and the visitor is not asked again', async ({ page }) => {
  const requests = await configureAnalytics(page);
  await page.goto('/');
  await banner(page).getByRole('button', { name: 'Afvis alle' }).click();
  await expect(banner(page)).toBeHidden();
  await page.goto('/cookies');
  await idle(page);
  await expect(banner(page)).toBeHidden();
  expect(requests).toEqual([]);
  expect((await record(page)).categories).toEqual(['noedvendige']);
  expect(await foreignStorage(page)).toEqual(nothing);
});

test('a browser that blocks cookies is asked once on a page, and its answer is no consent', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => {} }),
  );
  const requests = await configureAnalytics(page);
  await page.goto('/');
  await banner(page).getByRole('button', { name: 'Acceptér alle' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Dit valg kan ikke gemmes' })).toBeAttached();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await idle(page);
  await expect(banner(page)).toBeHidden();
  expect(requests).toEqual([]);
});

test('consent given before an analytics tool was added does not apply to it', async ({ page }) => {
  await configureServices(page, '<meta name="statistik" content="/gammel.js">');
  await page.route('**/gammel.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto('/');
  await footerButton(page).click();
  await settings(page).getByRole('button', { name: 'Acceptér alle' }).click();
  expect((await record(page)).categories).toContain('statistik');

  await page.context().unrouteAll();
  const requests = await configureAnalytics(page);
  await page.reload();
  await expect(banner(page)).toBeVisible();
  await idle(page);
  expect(requests).toEqual([]);
});

/* Keyboard, screen readers, small screens, ad blockers */

test('consent can be given by keyboard alone, and the Tab key leaves the banner', async ({ page }) => {
  const requests = await configureAnalytics(page);
  await openWithBanner(page);
  const focusedText = () => page.evaluate(() => document.activeElement?.textContent?.trim());

  // First tab stops of the document: the link, then the three buttons, then the page.
  const stops: (string | undefined)[] = [];
  for (let tabs = 0; tabs < 5; tabs++) {
    await page.keyboard.press('Tab');
    stops.push(await focusedText());
  }
  expect(stops.slice(0, 4)).toEqual(['Læs cookiepolitikken', 'Afvis alle', 'Vælg selv', 'Acceptér alle']);
  expect(await page.evaluate(() => document.activeElement?.closest('[data-banner]'))).toBeNull();

  await banner(page).getByRole('button', { name: 'Vælg selv' }).focus();
  await page.keyboard.press('Enter');
  await expect(settings(page)).toBeVisible();
  expect(await focusedText()).toBe('Cookie-indstillinger');
  // Escape stores no answer and returns the focus.
  await page.keyboard.press('Escape');
  await expect(settings(page)).toBeHidden();
  expect(await focusedText()).toBe('Vælg selv');
  expect(await record(page)).toBeUndefined();

  await page.keyboard.press('Enter');
  await settings(page).getByLabel('Statistik').focus();
  await page.keyboard.press('Space');
  await expect(settings(page).getByLabel('Statistik')).toBeChecked();
  // Enter on a checkbox must not close the dialog without an answer.
  await page.keyboard.press('Enter');
  await expect(settings(page)).toBeVisible();
  await settings(page).getByRole('button', { name: 'Gem valg' }).focus();
  await page.keyboard.press('Enter');
  await expect(banner(page)).toBeHidden();
  // The banner is gone: keyboard navigation continues from the page.
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => requests.length).toBe(1);
});

test('banner and settings pass axe, fit 320 px, and their controls are at least 44 px high', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await configureAnalytics(page);
  await openWithBanner(page, '/cookies');
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  expect(await fits()).toBe(true);
  await expectNoAxeViolations(page, '[data-banner]');
  await banner(page).getByRole('button', { name: 'Vælg selv' }).click();
  await expect(settings(page)).toBeVisible();
  expect(await fits()).toBe(true);
  await expectNoAxeViolations(page, 'dialog[open]');
  const tooWide = await settings(page).evaluate((dialog) =>
    [dialog, ...dialog.querySelectorAll('*')].some(
      ({ scrollWidth, clientWidth }) => clientWidth && scrollWidth > clientWidth + 1,
    ),
  );
  expect(tooWide).toBe(false);
  // A checkbox is as high as its label, which it is in.
  const sizes = await settings(page)
    .locator('button, label')
    .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().height)));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
});

test('no class or id of the page, the banner or the settings is one that ad blockers hide', async ({
  page,
}) => {
  await configureAnalytics(page);
  await openWithBanner(page);
  const names = await page
    .locator('body *')
    .evaluateAll((all) => all.flatMap((each) => [each.id, ...each.classList]));
  expect(names.filter((name) => hiddenByAdBlockers.test(name))).toEqual([]);
});

/* Missing and third-party consent managers */

/** Advances the page's clock past the 5 s timeout for the consent manager, until the expectation passes. */
async function afterTimeout(page: Page, expectation: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(1000);
    await expectation();
  }).toPass();
}

test.describe('when the consent manager does not load', () => {
  test.use({ allowedConsole: [/ERR_FAILED/] });

  for (const chunk of ['manager', 'consent']) {
    test(`the cookie page shows an error if the chunk ${chunk} fails to load`, async ({ page }) => {
      await page.route(new RegExp(`/assets/.*${chunk}-`), (route) => route.abort());
      await page.clock.install();
      await page.goto('/cookies');
      await manageButton(page).click();
      await afterTimeout(page, () =>
        expect(managerError(page)).toHaveText(
          'Cookie-indstillingerne er ikke indlæst endnu. De virker kun på den rigtige hjemmeside.',
          { timeout: 100 },
        ),
      );
      await expectNoAxeViolations(page, '[data-consent-message]');
    });
  }

  test('the footer button opens the cookie page instead of the settings', async ({ page }) => {
    await page.route(/\/assets\/.*manager-/, (route) => route.abort());
    await page.clock.install();
    await page.goto('/');
    await footerButton(page).click();
    await afterTimeout(page, () => expect(page).toHaveURL('/cookies#styr-cookies', { timeout: 100 }));
  });
});

test('a third-party consent manager replaces the built-in one, which is not loaded', async ({ page }) => {
  const managers = recordRequests(page, /assets\/manager-/);
  await page.addInitScript(() => {
    const opened: string[] = [];
    Object.assign(window, { opened, Cookiebot: { renew: () => opened.push('renew'), withdraw() {} } });
  });
  await page.goto('/cookies');
  await manageButton(page).click();
  await footerButton(page).click();
  await expect
    .poll(() => page.evaluate(() => (window as { opened?: string[] }).opened))
    .toEqual(['renew', 'renew']);
  expect(managers).toEqual([]);
});

test('a consent manager without a known method shows an error on the cookie page', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { Cookiebot: { launch() {} } }));
  await page.goto('/cookies');
  await manageButton(page).click();
  await expect(managerError(page)).toHaveText(
    'Cookie-indstillingerne kunne ikke åbnes. Måske er de ikke tilgængelige på localhost.',
  );
});
