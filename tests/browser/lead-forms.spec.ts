import type { Page } from '@playwright/test';
import type { StorageKey } from '#src/site/storage-list.ts';
import * as contact from './contact-form.ts';
import { expect, test } from './fixtures.ts';
import * as quote from './quote-form.ts';
import { holdRequests, recordRequests, sendErrors } from './requests.ts';

/* What both forms do while and after a lead is sent. Their code is the same: a rare event is tried with one of them. */

/** The forms, with the label of the button while sending, and values that the fields must keep after a failure. */
const contactForm = {
  ...contact,
  busy: 'Sender besked...',
  kept: { 'Navn *': 'Åse Ørsted', 'Besked *': 'Vi skal bruge en ny hjemmeside.' },
};
const quoteForm = {
  ...quote,
  open: quote.openContactStep,
  fill: quote.fillContact,
  busy: 'Sender...',
  kept: { 'Navn *': 'Åse Ørsted' },
};
/** Key of its draft. */
const draftKey: StorageKey = 'prisberegner-kontakt';
const storedDraft = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key) ?? '', draftKey);

type Form = typeof contactForm | typeof quoteForm;
const alert = (page: Page, { island }: Form) => island(page).getByRole('alert');

async function openFilled(page: Page, form: Form): Promise<void> {
  await form.open(page);
  await form.fill(page);
}

async function expectKept(page: Page, { island, kept }: Form): Promise<void> {
  for (const [label, value] of Object.entries(kept))
    await expect(island(page).getByLabel(label)).toHaveValue(value);
}

/** Expects words about the failure with phone and e-mail, and everything typed still there. */
async function expectFailure(page: Page, form: Form, words = form.failure): Promise<void> {
  const shown = alert(page, form);
  await expect(shown.getByRole('paragraph').first()).toHaveText(new RegExp(`^\\s*${words}`));
  await expect(shown.getByRole('link', { name: /\d\d/ })).toHaveAttribute('href', /^tel:/);
  const mail = await shown.getByRole('link', { name: 'sende det som e-mail' }).getAttribute('href');
  expect(decodeURIComponent(mail ?? '')).toContain('Åse Ørsted');
  await expectKept(page, form);
}

test.describe('when sending fails', () => {
  test.use({ allowedConsole: sendErrors });

  test('a filled honeypot sends nothing, Enter held down sends once, and a refused request keeps what was typed, also after a reload and while offline, offers phone and e-mail, and can be sent again', async ({
    page,
    context,
  }) => {
    const { webhook, island, send, thanks } = quoteForm;
    const sent = recordRequests(page, webhook);
    await openFilled(page, quoteForm);
    // No person sees it and no autofill fills it.
    const honeypot = island(page).locator('[aria-hidden="true"] > input[name="kommentar"]');
    await expect(honeypot).toHaveAttribute('autocomplete', 'off');
    await expect(honeypot).toHaveAttribute('tabindex', '-1');
    await honeypot.fill('køb her', { force: true });
    await send(page).click();
    await expectFailure(page, quoteForm);
    expect(sent).toEqual([]);

    await honeypot.fill('', { force: true });
    await page.route(
      `**${webhook}`,
      (route) => route.fulfill({ status: 500, body: 'Feltet phone er for kort' }),
      { times: 1 },
    );
    const log = page.waitForEvent('console', (message) =>
      /^Afsendelse mislykkedes: 500 Feltet phone er for kort/.test(message.text()),
    );
    await send(page).focus();
    await page.keyboard.down('Enter');
    await log;
    await expect(send(page)).toBeEnabled();
    for (let times = 0; times < 3; times += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expectFailure(page, quoteForm);
    expect(sent).toHaveLength(1);
    await expect(send(page)).toBeFocused();
    await page.reload();
    await quoteForm.hydrated(page);
    await expectKept(page, quoteForm);
    await context.setOffline(true);
    await send(page).click();
    await expect(alert(page, quoteForm)).toContainText('Du er ikke på nettet lige nu.');
    await context.setOffline(false);
    await send(page).click();
    await expect(thanks(page)).toBeFocused();
  });

  test('a request that hangs is given up after 20 seconds, and one that a gateway gives up is told alike', async ({
    page,
  }) => {
    const { webhook, island, send, thanks } = contactForm;
    await page.clock.install();
    await openFilled(page, contactForm);
    await page.route(`**${webhook}`, () => {}, { times: 1 });
    await send(page).click();
    await page.clock.fastForward('00:19');
    await expect(island(page).getByRole('button', { name: contactForm.busy, exact: true })).toBeDisabled();
    await page.clock.fastForward('00:01');
    // No error first: it may have arrived.
    const unsure = 'Din besked er måske allerede sendt, så det er sikrest at ringe.';
    await expectFailure(page, contactForm, unsure);
    await page.route(`**${webhook}`, (route) => route.fulfill({ status: 524 }), { times: 1 });
    await send(page).click();
    await expect(alert(page, contactForm)).toContainText(unsure);
    await send(page).click();
    await expect(thanks(page)).toBeFocused();
  });

  test('a lead whose answer never came has the same time when it is sent again, until a value changes', async ({
    page,
  }) => {
    const { webhook, island, send, thanks } = quoteForm;
    const sent: { timestamp: string }[] = [];
    await openFilled(page, quoteForm);
    await page.route(`**${webhook}`, async (route) => {
      sent.push(route.request().postDataJSON());
      // The first two arrive, but the visitor's page does not hear of it: the second loses its connection on the way.
      if (sent.length === 2) await page.context().setOffline(true);
      return sent.length === 1 ? undefined : sent.length === 2 ? route.abort() : route.fallback();
    });
    await send(page).click();
    await expect.poll(() => sent.length).toBe(1);
    page.once('dialog', (dialog) => dialog.accept());
    await page.reload();
    await quoteForm.hydrated(page);
    await expect(alert(page, quoteForm)).toContainText('Din besked er måske allerede sendt.');
    await expect(alert(page, quoteForm).getByRole('link', { name: /\d\d/ })).toHaveAttribute('href', /^tel:/);
    await send(page).click();
    await expectFailure(page, quoteForm);
    await page.context().setOffline(false);
    await island(page).getByLabel('Virksomhed').fill('Ø & Å');
    await send(page).click();
    await expect(thanks(page)).toBeFocused();
    expect(sent[1]).toEqual(sent[0]);
    expect(sent[2]?.timestamp).not.toBe(sent[0]?.timestamp);
  });
});

test('an e-mail address with Danish letters in its domain is kept, sent once by a double click as one that works, and in the receipt', async ({
  page,
}) => {
  const { webhook, island, send, thanks } = contactForm;
  const email = 'info@rødgrød.dk';
  // Chromium gives the value of the field as Punycode, Firefox as typed. Both reach it.
  const anyForm = new RegExp(`info@(rødgrød|${new URL('http://rødgrød.dk').hostname.slice(0, -3)})\\.dk`);
  await openFilled(page, contactForm);
  const field = island(page).getByLabel('Email *');
  await field.clear();
  await field.pressSequentially(email);
  await expect(field).toHaveAttribute('type', 'email');
  await expect(field).toHaveAttribute('autocomplete', 'email');
  await page.reload();
  await contactForm.hydrated(page);
  await expect(field).toHaveValue(anyForm);
  const sent = recordRequests(page, webhook);
  const request = page.waitForRequest(`**${webhook}`);
  await send(page).dblclick();
  expect((await request).postDataJSON().email).toMatch(anyForm);
  // If the answer is quick, the second click takes the focus from it.
  await expect(thanks(page)).toBeVisible();
  await expect(island(page)).toContainText(anyForm);
  expect(sent).toHaveLength(1);
});

test('while a lead is sent, a second submit, Enter and typing change nothing, leaving asks first, and Back stays on the step, even if the browser wrongly reports offline', async ({
  page,
}) => {
  const { webhook, island, thanks } = quoteForm;
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
  const sent = recordRequests(page, webhook);
  await openFilled(page, quoteForm);
  const release = await holdRequests(page, `**${webhook}`);
  await island(page)
    .locator('form')
    .evaluate((element: HTMLFormElement) => {
      element.requestSubmit();
      element.requestSubmit();
    });
  await expect(island(page).getByRole('button', { name: quoteForm.busy, exact: true })).toBeDisabled();
  await island(page).getByLabel('Virksomhed').press('Enter');
  await page.keyboard.type('For sent');
  await expectKept(page, quoteForm);
  await expect(island(page).getByLabel('Virksomhed')).toHaveValue('');
  await page.evaluate(() => history.back());
  await page.waitForTimeout(300);
  await expect(quote.question(page, 'Hvem skal have tilbuddet?')).toBeVisible();
  const opened = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => location.assign('/cases')));
  const dialog = await opened;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  release();
  await expect(thanks(page)).toBeFocused();
  expect(sent).toHaveLength(1);
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
});

test('what a password manager fills in without an event is sent, and all of it can be cleared', async ({
  page,
}) => {
  const { webhook, island, send } = quoteForm;
  await openFilled(page, quoteForm);
  const fillSilently = (label: string, value: string) =>
    island(page)
      .getByLabel(label)
      .evaluate((field: HTMLInputElement, text) => {
        // As a native overlay does: the framework hears nothing.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
      }, value);
  await island(page).locator('input[name="kommentar"]').fill('filled in by an extension', { force: true });
  await island(page).getByLabel('Email *').fill('aase');
  await send(page).click();
  const summary = island(page).getByRole('region', { name: 'Ret dette felt, før du sender' });
  await expect(summary).toBeFocused();
  await island(page).getByRole('button', { name: 'Ryd formularen' }).click();
  await expect(summary).toBeHidden();
  await expect(island(page).getByLabel('Navn *')).toHaveValue('');
  await expect(island(page).getByLabel('Navn *')).toBeFocused();
  await expect.poll(() => storedDraft(page)).not.toContain('Åse');
  await quoteForm.fill(page);
  await fillSilently('Navn *', 'Bo Ø');
  await fillSilently('Virksomhed', 'Ø & Å');
  await island(page).getByLabel('Telefon').pressSequentially('1');
  const request = page.waitForRequest(`**${webhook}`);
  await send(page).click();
  expect((await request).postDataJSON()).toMatchObject({ name: 'Bo Ø', company: 'Ø & Å' });
});

test("a page that comes back out of the browser's cache has the draft of the visit, and nothing once that is sent", async ({
  page,
}) => {
  const name = quoteForm.island(page).getByLabel('Navn *');
  /** Another page of the visit leaves this draft before the browser shows this one again. */
  const comeBack = (draft: string) =>
    page.evaluate(
      ([key, text]) => {
        if (text) sessionStorage.setItem(key, text);
        else sessionStorage.clear();
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      },
      [draftKey, draft] as const,
    );
  await openFilled(page, quoteForm);
  await expect.poll(() => storedDraft(page)).toContain('Åse Ørsted');
  await comeBack((await storedDraft(page)).replace('Åse', 'Åse Marie'));
  await expect(name).toHaveValue('Åse Marie Ørsted');
  await comeBack('');
  await expect(quote.question(page, 'Hvor stor skal din')).toBeVisible();
});
