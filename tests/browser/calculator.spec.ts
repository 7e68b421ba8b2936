import { stepIds } from '#src/features/calculator/state.ts';
import { facts, websiteNames } from '#src/site/facts.ts';
import { formatFact, formatNumber, formatPrice } from '#src/site/format-fact.ts';
import { seo, websites } from '#src/site/packages.ts';
import { quote } from '../fixtures/leads.ts';
import { expectNoAxeViolations } from './accessibility.ts';
import { expect, test } from './fixtures.ts';
import { translatePage } from './foreign-nodes.ts';
import { expectWholeText, setFontSize, spaceText } from './layout-faults.ts';
import { settled, shiftsOf, watchShifts } from './layout-shift.ts';
import {
  button,
  choose,
  failure,
  fillContact,
  hydrated,
  island,
  names,
  next,
  offer,
  open,
  openContactStep,
  option,
  optionOf,
  query,
  question,
  send,
  thanks,
  webhook,
} from './quote-form.ts';
import { holdRequests, recordRequests, sendErrors } from './requests.ts';
import { smallTargets } from './small-targets.ts';

const mediumPrice = `fra ${formatPrice(facts['pakke.mellem.pris'])}`;

test('the calculator leads by keyboard alone through all steps to a price and an accepted quote request', async ({
  page,
}) => {
  const requests = recordRequests(page, webhook);
  await open(page);
  const price = island(page).getByText('Vejledende pris', { exact: true });
  await expect(question(page, 'Hvor stor skal din hjemmeside være?')).toBeVisible();
  await expect(price).toBeHidden();
  await option(page, optionOf(websites.lille)).focus();
  // The button keeps its place among the stops, and says what is missing.
  await page.keyboard.press('Tab');
  await expect(button(page, 'Næste')).toBeFocused();
  await expect(button(page, 'Næste')).toBeDisabled();
  await expect(button(page, 'Næste')).toHaveAccessibleDescription('Vælg en størrelse for at gå videre.');
  await page.keyboard.press('Enter');
  await expect(island(page).getByRole('alert')).toHaveText('Vælg en størrelse for at gå videre.');
  await option(page, /^Lille/).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(option(page, optionOf(websites.mellem))).toBeChecked();
  await expect(price).toBeVisible();
  await expect(island(page).getByRole('status').filter({ hasText: mediumPrice })).toBeAttached();
  for (const words of [formatFact('rabat.ord'), `Listepris fra ${formatFact('rabat.listepris')}`]) {
    await expect(island(page).getByText(words).first()).toBeVisible({
      visible: websites.mellem.isDiscounted ?? false,
    });
  }
  await page.keyboard.press('Enter');

  await expect(question(page, 'Vil du have løbende hjælp til at blive fundet på Google?')).toBeFocused();
  await expect(button(page, 'Næste')).toBeDisabled();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(option(page, /^Ja/)).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(question(page, 'Hvilken SEO-pakke passer til dig?')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(option(page, optionOf(seo.standard))).toBeChecked();
  await page.keyboard.press('Enter');

  await expect(question(page, 'Dit tilbud')).toBeFocused();
  await expect(island(page)).toContainText('hver måned til SEO, ekskl. moms');
  const call = island(page).getByRole('link', { name: 'Ring om tilbuddet' });
  for (const control of [button(page, 'Tilbage'), button(page, 'Få det præcise tilbud'), call]) {
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
  }
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');

  await expect(question(page, 'Hvem skal have tilbuddet?')).toBeFocused();
  await expect(send(page)).toHaveAccessibleDescription('Udfyld navn, email og telefon for at sende.');
  for (const value of ['<b>Åse</b> Ørsted', 'aase@firma', '00 00 00 01']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(value);
  }
  await page.keyboard.press('Enter');
  await expect(island(page).getByRole('region', { name: 'Ret dette felt, før du sender' })).toBeFocused();
  await expect(island(page).getByLabel('Email *')).toHaveAccessibleDescription(
    'Email er ugyldig Skriv den som navn@firma.dk.',
  );
  expect(requests).toEqual([]);
  await island(page).getByLabel('Email *').fill('aase@firma.dk');
  const request = page.waitForRequest(`**${webhook}`);
  await send(page).click();

  const sent = await request;
  const payload = sent.postDataJSON();
  expect(sent.headers()['content-type']).toBe('application/json');
  const typed = { name: '<b>Åse</b> Ørsted', phone: '00 00 00 01', company: '' };
  const timestamp = new Date(payload.timestamp).toISOString();
  expect(payload).toEqual({ ...quote, ...typed, timestamp });
  expect((await sent.response())?.status()).toBe(204);

  await expect(thanks(page)).toBeFocused();
  for (const words of [
    `Vi kontakter dig inden for ${formatFact('svar.timer')} med dit præcise tilbud.`,
    websiteNames.mellem.title,
    '<b>Åse</b> Ørsted',
  ])
    await expect(island(page)).toContainText(words);
  await expect(island(page).getByRole('link', { name: 'Se vores cases' })).toHaveAttribute('href', '/cases');
  expect(await page.evaluate(() => sessionStorage.getItem('prisberegner'))).toBeNull();
});

test('on a phone price and Næste stay in view, neither cover what has the focus nor are covered, and a double click moves one step', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/priser');
  // From the top of the page, so that the link to the top is there.
  await page.getByRole('link', { name: 'prisberegneren', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Til toppen' })).toBeVisible();
  await expect(button(page, 'Næste')).toBeInViewport({ ratio: 1 });
  const isOnTop = button(page, 'Næste').evaluate((element) => {
    const { right, bottom } = element.getBoundingClientRect();
    return document.elementFromPoint(right - 4, bottom - 4) === element;
  });
  expect(await isOnTop).toBe(true);
  for (const name of names) {
    await option(page, name).focus();
    await page.keyboard.press('Space');
    const clearance = () =>
      option(page, name).evaluate((radio) => {
        const bar = radio.closest('form')?.lastElementChild?.getBoundingClientRect().top ?? 0;
        return bar - radio.getBoundingClientRect().bottom;
      });
    // The page may still be scrolling to the option.
    await expect.poll(clearance, { message: 'the option is above the bar' }).toBeGreaterThan(0);
    await expect(island(page).getByText('Vejledende pris', { exact: true })).toBeInViewport({ ratio: 1 });
    await expect(button(page, 'Næste')).toBeInViewport({ ratio: 1 });
    await island(page).locator('[type="submit"]').dblclick();
  }
  await expect(question(page, 'Dit tilbud')).toBeVisible();
  await next(page);
  // The fields and the keyboard need the room.
  await island(page).getByLabel('Navn *').focus();
  await expect(send(page)).not.toBeInViewport();
});

test('at 320 px every step passes axe, fits, has targets 44 px high, and keeps its words whole with text at 200 %', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page);
  const part = '[data-island="calculator"]';
  const passesAxe = () => expectNoAxeViolations(page, part);
  const check = async (step: string, enlarged = true) => {
    expect.soft(await smallTargets(page), step).toEqual([]);
    await expectWholeText(page, step, part);
    if (!enlarged) return;
    await setFontSize(page, 32);
    await expectWholeText(page, `${step}, enlarged`, part);
    await setFontSize(page, 16);
  };
  // One question is like another.
  await passesAxe();
  for (const name of names) {
    await option(page, name).check();
    // every-page.spec.ts enlarges the first question, and the receipt is like the offer.
    await check(`${name}`, name !== names[0]);
    await next(page);
  }
  await passesAxe();
  await check('the offer');
  await next(page);
  await fillContact(page);
  await passesAxe();
  await check('contact');
  await send(page).click();
  await expect(thanks(page)).toBeFocused();
  await passesAxe();
  await check('the receipt', false);
});

test('a reload, Back, Forward and a new visit show each step as it was left, and after sending Back leaves the page', async ({
  page,
}) => {
  const entries = () => page.evaluate(() => history.length);
  await page.setViewportSize({ width: 390, height: 750 });
  await page.goto('/cases');
  await open(page, '/priser?utm_source=ad#prisudregner');
  // A choice that is changed is no other entry.
  await option(page, optionOf(websites.lille)).check();
  for (const name of names.slice(0, -1)) await choose(page, name);
  const last = names.at(-1) as RegExp;
  await option(page, last).check();
  const before = await entries();
  await page.reload();
  await hydrated(page);
  await expect(option(page, last)).toBeChecked();
  expect(await entries()).toBe(before);
  await next(page);
  await next(page);
  await fillContact(page);
  await expect(page).toHaveURL(`/priser?utm_source=ad${query.replace('?', '&')}`);

  const steps = stepIds.map((_step, index) => index + 1);
  const moves = [
    ...steps
      .slice(0, -1)
      .reverse()
      .map((step) => ['goBack', step] as const),
    ...steps.slice(1).map((step) => ['goForward', step] as const),
  ];
  for (const [move, step] of moves) {
    await page[move]();
    const heading = island(page).getByRole('heading', { name: `Trin ${step} af ${stepIds.length}` });
    await expect(heading).toBeFocused();
    // The browser may restore a scroll position later than the step appears.
    await page.waitForTimeout(200);
    await expect(heading, `${move} to step ${step}`).toBeInViewport({ ratio: 1 });
    const chosen = names[step - 1];
    if (chosen) await expect(option(page, chosen)).toBeChecked();
  }

  await page.goto('/cases');
  await open(page, '/priser');
  await expect(island(page).getByLabel('Telefon *')).toHaveValue('00 00 00 01');
  await page.goBack();
  await expect(page).toHaveURL('/cases');
  await page.goBack();
  await hydrated(page);
  await expect(island(page).getByLabel('Navn *')).toHaveValue('Åse Ørsted');
  await send(page).click();
  await expect(thanks(page)).toBeFocused();
  await expect(page).toHaveURL('/priser?utm_source=ad');
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/cases');
});

test('Back after a link within the page leads to that link, not to the calculator', async ({ page }) => {
  await open(page, '/priser');
  await option(page, optionOf(websites.lille)).check();
  await button(page, 'Næste').click();
  await expect(island(page).getByRole('heading', { name: /Trin 2/ })).toBeFocused();
  const link = page.getByRole('link', { name: 'det med småt' });
  await link.click();
  await expect(page.locator('#vilkaar')).toBeInViewport({ ratio: 0.5 });
  await page.goBack();
  await expect(link).toBeInViewport();
  await expect(island(page).getByRole('heading', { name: /Trin 2/ })).not.toBeFocused();
});

test('with storage blocked, a shared calculator link works up to sending and keeps what is typed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['sessionStorage', 'localStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });
  await open(page, offer);
  await next(page);
  await fillContact(page);
  // Neither a hash link nor a return by the browser resets the form.
  await page.evaluate(() => {
    location.hash = '#sidens-indhold';
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await expect(island(page).getByLabel('Navn *')).toHaveValue('Åse Ørsted');
  await send(page).click();
  await expect(thanks(page)).toBeFocused();
});

test('a link to a step of the calculator, which is higher than the window, causes no layout shift', async ({
  page,
}) => {
  await watchShifts(page);
  const release = await holdRequests(page, /Calculator.*\.js/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(offer);
  release();
  await expect(question(page, 'Dit tilbud')).toBeVisible();
  await settled(page);
  const { sum, moved } = await shiftsOf(page);
  expect(sum, moved).toBe(0);
});

test('the offer can be copied as a link, and printed without the rest of the page', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, offer);
  await button(page, 'Kopiér link til beregningen').click();
  await expect(island(page).getByText('Linket er kopieret.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(offer, baseURL).href);

  // The browsers of many apps have no `print`, or one that does nothing.
  for (const print of [undefined, () => {}]) {
    await page.reload();
    await hydrated(page);
    await page.evaluate(`window.print = ${print}`);
    await button(page, 'Udskriv prisoverslag').click();
    await expect(island(page).getByText('Der kan ikke udskrives herfra.')).toBeVisible();
  }

  await page.emulateMedia({ media: 'print' });
  const today = new Intl.DateTimeFormat('da-DK', { dateStyle: 'long', timeZone: 'Europe/Copenhagen' });
  const sheet = page.locator('body');
  // Ignores hidden text, which is not printed.
  const shown = { useInnerText: true };
  await expect(sheet).toContainText(today.format(new Date()), shown);
  await expect(sheet).toContainText('Prisen er vejledende.', shown);
  await expect(sheet).toContainText(/\d[\d.]+/.exec(mediumPrice)?.[0] ?? '', shown);
  await expect(sheet).not.toContainText('Tilbage', shown);
  await expect(page.getByRole('contentinfo').filter({ hasText: 'Cookie' })).toBeHidden();
});

test.describe('translated by the browser', () => {
  test.use({ allowedConsole: sendErrors });

  test('the calculator shows the price of the last choice, errors, a failure and the receipt', async ({
    page,
  }) => {
    const price = island(page).getByRole('region', { name: 'Din pris' });
    const expectPrice = async (name: 'pakke.stor.pris' | 'pakke.lille.pris') => {
      await expect(price.locator('strong').first()).toContainText(formatNumber(facts[name].value));
      await expect(price.getByRole('status')).toContainText(`fra ${formatPrice(facts[name])}`);
    };
    await open(page);
    await option(page, optionOf(websites.lille)).check();
    await translatePage(page);
    await choose(page, optionOf(websites.stor));
    await expectPrice('pakke.stor.pris');
    await button(page, 'Tilbage').click();
    await choose(page, optionOf(websites.lille));
    await expectPrice('pakke.lille.pris');
    for (const name of names.slice(1)) await choose(page, name);
    await next(page);
    await fillContact(page);
    await island(page).getByLabel('Email *').fill('aase@firma');
    await send(page).click();
    await expect(island(page).getByRole('region', { name: 'Ret dette felt, før du sender' })).toBeFocused();
    await island(page).getByLabel('Email *').fill('aase@firma.dk');
    await expect(island(page).getByText('Email er ugyldig')).toHaveCount(0);
    await page.route(`**${webhook}`, (route) => route.abort(), { times: 1 });
    await send(page).click();
    await expect(island(page).getByRole('alert')).toContainText(failure);
    await send(page).click();
    await expect(thanks(page)).toBeFocused();
  });
});

test('beside the questions, the price stays within its panel with wider spacing', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, '/priser?stoerrelse=mellem#prisudregner');
  await spaceText(page);
  const beyond = await island(page)
    .getByRole('region', { name: 'Din pris' })
    .evaluate((panel) => {
      const texts = document.createRange();
      return [...panel.querySelectorAll('[aria-hidden] p')].filter((text) => {
        texts.selectNodeContents(text);
        return texts.getBoundingClientRect().right > panel.getBoundingClientRect().right;
      }).length;
    });
  expect(beyond).toBe(0);
});

test('a press on Næste before the calculator is ready sends no draft of the last step', async ({ page }) => {
  const requests = recordRequests(page, webhook);
  await openContactStep(page);
  await fillContact(page);
  const release = await holdRequests(page, /Calculator.*\.js/);
  await page.goto('/priser#prisudregner');
  await page.locator('html[data-script]').waitFor();
  // Nothing is chosen yet, so that the button says it is disabled.
  await button(page, 'Næste').click({ force: true });
  release();
  await expect(question(page, 'Hvem skal have tilbuddet?')).toBeVisible();
  await hydrated(page);
  // What a press leads to would follow at once.
  await page.waitForTimeout(200);
  await expect(send(page)).toBeEnabled();
  expect(requests).toEqual([]);
});
