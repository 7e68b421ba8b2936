import type { Page, Route } from '@playwright/test';
import * as contact from './contact-form.ts';
import { expect, test } from './fixtures.ts';
import * as quote from './quote-form.ts';
import { holdRequests, recordRequests } from './requests.ts';
import { sendErrors } from './send-errors.ts';

/* Shared behaviour of both forms without script, and while and after a lead is sent. */

/**
 * Each form with the label of its button while sending, the values that the fields must keep after a failure, a text in
 * the body of the e-mail that is offered instead, and one that is shown without script.
 */
const forms = {
  'contact form': {
    ...contact,
    busy: 'Sender besked...',
    kept: { 'Navn *': 'Åse Ørsted', 'Besked *': 'Vi skal bruge en ny hjemmeside.' },
    mailed: 'Vi skal bruge en ny hjemmeside.',
    instead: 'Ring eller skriv til os.',
  },
  'quote request': {
    ...quote,
    open: quote.openContactStep,
    fill: quote.fillContact,
    busy: 'Sender...',
    kept: { 'Navn *': 'Åse Ørsted' },
    mailed: 'Navn: Åse Ørsted',
    instead: /Lille.*Mellemstor.*Stor.*Basis SEO.*Standard SEO.*Premium SEO/s,
  },
};

/** Immediate failures of the webhook and the console message that each causes. */
const webhookFailures: readonly [string, (route: Route) => Promise<void>, RegExp][] = [
  [
    'returns status 500 with a text',
    (route) => route.fulfill({ status: 500, body: 'Feltet phone er for kort' }),
    /^Afsendelse mislykkedes: 500 Feltet phone er for kort/,
  ],
  ['resets the connection', (route) => route.abort('connectionreset'), /^Afsendelse mislykkedes: network/],
];

// Without animations nothing moves under the pointer.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [formName, form] of Object.entries(forms)) {
  const { webhook, island, send, thanks, failure } = form;
  const alert = (page: Page) => island(page).getByRole('alert');

  async function openFilled(page: Page): Promise<void> {
    await form.open(page);
    await form.fill(page);
  }

  async function expectKept(page: Page): Promise<void> {
    for (const [label, value] of Object.entries(form.kept)) {
      await expect(island(page).getByLabel(label)).toHaveValue(value);
    }
  }

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(`${formName}: phone and e-mail are shown instead`, async ({ page }) => {
      await page.goto(form.address);
      await expect(island(page)).toContainText(form.instead, { useInnerText: true });
      await expect(island(page).locator('a[href^="tel:"]')).toBeVisible();
      await expect(island(page).locator('a[href^="mailto:"]')).toBeVisible();
      await expect(island(page).locator('form')).toBeHidden();
    });
  });

  test.describe('when sending fails', () => {
    test.use({ allowedConsole: [sendErrors] });

    for (const [name, respond, logged] of webhookFailures) {
      test(`${formName}: if the webhook ${name}, the form keeps what was typed, also after a reload, offers phone and e-mail, and can be sent again`, async ({
        page,
      }) => {
        await openFilled(page);
        await page.route(`**${webhook}`, respond, { times: 1 });
        const log = page.waitForEvent('console', (message) => logged.test(message.text()));
        await send(page).scrollIntoViewIfNeeded();
        const before = await send(page).boundingBox();
        await send(page).click();
        await log;
        await expect(alert(page)).toContainText(failure);
        const after = await send(page).boundingBox();
        expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0)), 'movement of the button').toBeLessThan(2);
        await expect(alert(page).getByRole('link', { name: /\d\d/ })).toHaveAttribute('href', /^tel:/);
        const mail = await alert(page)
          .getByRole('link', { name: 'sende det som e-mail' })
          .getAttribute('href');
        expect(decodeURIComponent(mail ?? '')).toContain(form.mailed);
        await expectKept(page);
        await page.reload();
        await form.hydrated(page);
        await expectKept(page);
        await send(page).click();
        await expect(thanks(page)).toBeFocused();
      });
    }

    test(`${formName}: offline is announced, sending shows the usual error, and sending works once back online`, async ({
      page,
      context,
    }) => {
      const sent = recordRequests(page, webhook);
      await openFilled(page);
      await context.setOffline(true);
      await expect(alert(page)).toContainText('Du er ikke på nettet lige nu.');
      await send(page).click();
      await expect(alert(page)).toContainText(failure);
      await expect(alert(page)).toContainText('Du er ikke på nettet lige nu.');
      await expectKept(page);
      expect(sent).toHaveLength(1);
      await context.setOffline(false);
      await expect(alert(page)).toContainText('Du er på nettet igen.');
      await send(page).click();
      await expect(thanks(page)).toBeFocused();
    });
  });

  test.describe('in a browser that lacks something or has an extension', () => {
    test.use({ allowedConsole: [sendErrors] });

    test(`${formName}: is sent without AbortSignal.timeout, and fails visibly if sending throws or never ends`, async ({
      page,
    }) => {
      // First, because Playwright's clock brings its own AbortSignal.timeout.
      await page.clock.install();
      await page.addInitScript(() => Reflect.deleteProperty(AbortSignal, 'timeout'));
      await openFilled(page);
      expect(await page.evaluate(() => 'timeout' in AbortSignal)).toBe(false);
      for (const fault of ['throws', 'hangs']) {
        await page.evaluate((name) => {
          const original = window.fetch;
          window.fetch = () => {
            window.fetch = original;
            if (name === 'throws') throw new Error('blocked');
            return new Promise<never>(() => {});
          };
        }, fault);
        await send(page).click();
        await page.clock.fastForward('00:20');
        await expect(alert(page), fault).toContainText(failure);
        await expect(alert(page).locator('a[href^="tel:"]')).toBeVisible();
        await expectKept(page);
        await expect(send(page)).toBeEnabled();
      }
      await send(page).click();
      await expect(thanks(page)).toBeFocused();
    });
  });

  test(`${formName}: an e-mail address with Danish letters stays as typed in the field, the lead and the receipt`, async ({
    page,
  }) => {
    const email = 'info@rødgrød.dk';
    await openFilled(page);
    const field = island(page).getByLabel('Email *');
    await field.clear();
    await field.pressSequentially(email);
    await expect(field).toHaveAttribute('inputmode', 'email');
    await expect(field).toHaveAttribute('autocomplete', 'email');
    await page.reload();
    await form.hydrated(page);
    await expect(field).toHaveValue(email);
    const request = page.waitForRequest(`**${webhook}`);
    await send(page).click();
    expect((await request).postDataJSON()).toMatchObject({ email });
    await expect(thanks(page)).toBeFocused();
    await expect(island(page)).toContainText(email);
  });

  test(`${formName}: a double click and Enter while sending cause one request only`, async ({ page }) => {
    const sent = recordRequests(page, webhook);
    await openFilled(page);
    const release = await holdRequests(page, `**${webhook}`);
    await send(page).dblclick();
    await expect(island(page).getByRole('button', { name: form.busy, exact: true })).toBeDisabled();
    await island(page).getByLabel('Virksomhed').press('Enter');
    release();
    await expect(thanks(page)).toBeFocused();
    expect(sent).toHaveLength(1);
  });

  test(`${formName}: can be sent even if the browser wrongly reports offline`, async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
    await openFilled(page);
    await expect(alert(page)).toContainText('Du er ikke på nettet lige nu.');
    await send(page).click();
    await expect(thanks(page)).toBeFocused();
  });

  test(`${formName}: a filled honeypot sends nothing and offers phone and e-mail`, async ({ page }) => {
    const sent = recordRequests(page, webhook);
    await openFilled(page);
    const honeypot = island(page).locator('input[name="kommentar"]');
    await expect(honeypot).toHaveAttribute('autocomplete', 'off');
    await expect(honeypot).toHaveAttribute('tabindex', '-1');
    await expect(island(page).locator('[aria-hidden="true"] > input[name="kommentar"]')).toHaveCount(1);
    await honeypot.evaluate((input: HTMLInputElement) => {
      input.value = 'køb her';
    });
    await send(page).click();
    await expect(alert(page)).toContainText(failure);
    await expect(alert(page).locator('a[href^="tel:"]')).toBeVisible();
    await expect(alert(page).getByRole('link', { name: 'sende det som e-mail' })).toBeVisible();
    await expectKept(page);
    expect(sent).toEqual([]);
  });
}
