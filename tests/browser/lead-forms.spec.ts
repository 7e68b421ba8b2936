import type { Locator, Page } from '@playwright/test';
import * as contact from './contact-form.ts';
import { expect, test } from './fixtures.ts';
import * as quote from './quote-form.ts';
import { holdRequests, recordRequests } from './requests.ts';
import { sendingNoise, webhookFailures } from './webhook-failures.ts';

/* What both forms promise while and after a lead is sent, whatever goes wrong. */

type LeadForm = {
  readonly webhook: string;
  readonly open: (page: Page) => Promise<void>;
  readonly fill: (page: Page) => Promise<void>;
  readonly island: (page: Page) => Locator;
  readonly send: (page: Page) => Locator;
  /** The button while the lead is on its way. */
  readonly busy: string;
  readonly thanks: (page: Page) => Locator;
  readonly failure: string;
  /** What must stand in the fields after a failure. */
  readonly kept: Readonly<Record<string, string>>;
  /** Words of the e-mail that is offered instead. */
  readonly mailed: string;
  /** What the visitor does between a failure and the next try. */
  readonly meanwhile?: (page: Page) => Promise<unknown>;
};

const forms: Readonly<Record<string, LeadForm>> = {
  'a message': {
    ...contact,
    busy: 'Sender besked...',
    kept: { 'Navn *': 'Åse Ørsted', 'Besked *': 'Vi skal bruge en ny hjemmeside.' },
    mailed: 'Vi skal bruge en ny hjemmeside.',
    meanwhile: (page) => page.reload(),
  },
  'a request for a quote': {
    ...quote,
    open: quote.openContactStep,
    fill: quote.fillContact,
    busy: 'Sender...',
    kept: { 'Navn *': 'Åse Ørsted' },
    mailed: 'Navn: Åse Ørsted',
  },
};

// Nothing glides under the pointer.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [lead, form] of Object.entries(forms)) {
  const { webhook, island, send, thanks, failure, meanwhile } = form;
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

  test.describe('where sending fails', () => {
    test.use({ allowedConsole: [sendingNoise] });

    for (const { name, answer, logged } of webhookFailures) {
      test(`${lead}, and a webhook that ${name}: the form stays filled${meanwhile ? ', after a reload too' : ''}, phone and e-mail are offered, the next try goes through`, async ({
        page,
      }) => {
        await openFilled(page);
        await page.route(`**${webhook}`, answer, { times: 1 });
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
        await meanwhile?.(page);
        await expectKept(page);
        await send(page).click();
        await expect(thanks(page)).toBeFocused();
      });
    }

    test(`${lead}, offline: it is said, a try fails like any other, and it goes through afterwards`, async ({
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

  test(`${lead}, a slow webhook and an impatient visitor: one request, then thanks`, async ({ page }) => {
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

  test(`${lead}, from a browser that wrongly believes that it is offline: sent all the same`, async ({
    page,
  }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
    await openFilled(page);
    await expect(alert(page)).toContainText('Du er ikke på nettet lige nu.');
    await send(page).click();
    await expect(thanks(page)).toBeFocused();
  });

  test(`${lead} with the hidden field filled: nothing is sent, and phone and e-mail are offered`, async ({
    page,
  }) => {
    const sent = recordRequests(page, webhook);
    await openFilled(page);
    const trap = island(page).locator('input[name="kommentar"]');
    await expect(trap).toHaveAttribute('autocomplete', 'off');
    await expect(trap).toHaveAttribute('tabindex', '-1');
    await expect(island(page).locator('[aria-hidden="true"] > input[name="kommentar"]')).toHaveCount(1);
    await trap.evaluate((input: HTMLInputElement) => {
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
