import type { Locator, Page } from '@playwright/test';
import * as contact from './contact-form.ts';
import { expect, test } from './fixtures.ts';
import * as quote from './quote-form.ts';
import { holdRequests, recordRequests } from './requests.ts';
import { sendErrors, webhookFailures } from './webhook-failures.ts';

/* Shared behaviour of both forms while and after a lead is sent. */

type LeadForm = {
  readonly webhook: string;
  readonly open: (page: Page) => Promise<void>;
  readonly fill: (page: Page) => Promise<void>;
  readonly island: (page: Page) => Locator;
  readonly send: (page: Page) => Locator;
  /** Label of the button while the lead is being sent. */
  readonly busy: string;
  readonly thanks: (page: Page) => Locator;
  readonly failure: string;
  /** Values that the fields must keep after a failure. */
  readonly kept: Readonly<Record<string, string>>;
  /** Text in the body of the e-mail that is offered instead. */
  readonly mailed: string;
  /** Action between a failure and the next attempt. */
  readonly beforeRetry?: (page: Page) => Promise<unknown>;
};

const forms: Readonly<Record<string, LeadForm>> = {
  'contact form': {
    ...contact,
    busy: 'Sender besked...',
    kept: { 'Navn *': 'Åse Ørsted', 'Besked *': 'Vi skal bruge en ny hjemmeside.' },
    mailed: 'Vi skal bruge en ny hjemmeside.',
    beforeRetry: (page) => page.reload(),
  },
  'quote request': {
    ...quote,
    open: quote.openContactStep,
    fill: quote.fillContact,
    busy: 'Sender...',
    kept: { 'Navn *': 'Åse Ørsted' },
    mailed: 'Navn: Åse Ørsted',
  },
};

// Without animations nothing moves under the pointer.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [formName, form] of Object.entries(forms)) {
  const { webhook, island, send, thanks, failure, beforeRetry } = form;
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

  test.describe('when sending fails', () => {
    test.use({ allowedConsole: [sendErrors] });

    for (const { name, respond, logged } of webhookFailures) {
      test(`${formName}: if the webhook ${name}, the form keeps what was typed${beforeRetry ? ', also after a reload' : ''}, offers phone and e-mail, and can be sent again`, async ({
        page,
      }) => {
        await openFilled(page);
        await page.route(`**${webhook}`, respond, { times: 1 });
        const log = page.waitForEvent('console', (message) => logged.test(message.text()));
        await send(page).click();
        await log;
        await expect(alert(page)).toContainText(failure);
        await expect(alert(page).getByRole('link', { name: /\d\d/ })).toHaveAttribute('href', /^tel:/);
        const mail = await alert(page)
          .getByRole('link', { name: 'sende det som e-mail' })
          .getAttribute('href');
        expect(decodeURIComponent(mail ?? '')).toContain(form.mailed);
        await expectKept(page);
        await beforeRetry?.(page);
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
