import type { Page } from '@playwright/test';
import { formatFact } from '#src/site/format-fact.ts';
import { seo } from '#src/site/packages.ts';
import { message } from '../fixtures/leads.ts';
import { expectNoAxeViolations } from './accessibility.ts';
import { address, field, fill, hydrated, island, open, send, thanks, webhook } from './contact-form.ts';
import { expect, test } from './fixtures.ts';
import { translatePage } from './foreign-nodes.ts';
import { expectWholeText } from './layout-faults.ts';
import { holdRequests, recordRequests } from './requests.ts';

test('the contact form shows errors only on submit and sends the corrected message; all of it passes axe and fits 320 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const check = async () => {
    await expectNoAxeViolations(page, '[data-island="contact"]');
    await expectWholeText(page, '320 px');
  };
  const requests = recordRequests(page, webhook);
  await open(page);
  for (const words of [
    `gemmer dem i ${formatFact('opbevaring.kontakt')} efter sidste kontakt`,
    'nye artikler om hjemmesider og SEO, til du skriver til',
  ])
    await expect(island(page)).toContainText(words);
  await field(page, 'Email *').fill('aase@firma');
  await field(page, 'Email *').blur();
  await expect(island(page).getByText('Email er ugyldig')).toHaveCount(0);

  await field(page, 'Besked *').fill(' for kort ');
  await send(page).click();
  const summary = island(page).getByRole('region');
  await expect(summary).toBeFocused();
  await expect(summary).toHaveAccessibleName('Ret disse 3 felter, før du sender');
  await check();
  await expect(summary.getByRole('link')).toHaveText([
    'Navn er påkrævet',
    'Email er ugyldig',
    'Beskeden skal være mindst 10 tegn',
  ]);
  await expect(field(page, 'Navn *')).toHaveAccessibleDescription('Navn er påkrævet');
  await expect(field(page, 'Navn *')).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Email *')).toHaveAccessibleDescription(
    'Email er ugyldig Skriv den som navn@firma.dk.',
  );

  await summary.getByRole('link', { name: 'Navn er påkrævet' }).click();
  await expect(field(page, 'Navn *')).toBeFocused();
  await page.keyboard.type('Åse Ørsted');
  await expect(island(page).getByText('Navn er påkrævet')).toHaveCount(0);
  await expect(summary).toHaveAccessibleName('Ret disse 2 felter, før du sender');
  await expect(summary).toContainText('Navn er ændret');
  await expect(island(page).getByText('Email er ugyldig')).not.toHaveCount(0);
  await field(page, 'Email *').fill('aase@firma.dk');
  await field(page, 'Besked *').fill('<b>Vi skal bruge en ny hjemmeside.</b> 👩‍💻');
  await field(page, 'Virksomhed').fill('Ø & Å');
  await expect(summary).toHaveAccessibleName('Alle felter er ændret. Send igen');
  expect(requests).toEqual([]);

  const request = page.waitForRequest(`**${webhook}`);
  await send(page).click();
  const sent = await request;
  const payload = sent.postDataJSON();
  const typed = { company: 'Ø & Å', message: '<b>Vi skal bruge en ny hjemmeside.</b> 👩‍💻' };
  const timestamp = new Date(payload.timestamp).toISOString();
  expect(payload).toEqual({ ...message, ...typed, timestamp });
  expect((await sent.response())?.status()).toBe(204);
  await expect(thanks(page)).toBeFocused();
  await check();
  // After sending, the invitation to write is gone and next steps are offered.
  await expect(page.locator('#kontakt-form').getByText('Skriv, hvad du laver')).toBeHidden();
  await expect(island(page).getByRole('link', { name: 'Se vores cases' })).toBeVisible();
  await expect(island(page).getByText('Haster det, så ring på')).toBeVisible();
  await expect(island(page)).toContainText(
    `Vi har modtaget din henvendelse og kontakter dig inden for ${formatFact('svar.timer')}.`,
  );
  await expect(island(page)).toContainText('aase@firma.dk');
  for (const words of Object.values(typed)) await expect(island(page)).toContainText(words);
  await expect(island(page).getByText('Telefon', { exact: true })).toBeHidden();
  expect(await page.evaluate(() => sessionStorage.getItem('kontaktformular'))).toBeNull();
});

test.describe('before hydration', () => {
  // React says that it replaces the HTML.
  test.use({ allowedConsole: /Minified React error #418/ });

  test('what is typed is not submitted and survives a translator, with focus and caret', async ({ page }) => {
    const release = await holdRequests(page, /ContactForm.*\.js/);
    await page.goto('/kontakt#kontakt-form');
    await field(page, 'Navn *').fill('Åse');
    await field(page, 'Email *').fill('aase@firma.dk');
    await field(page, 'Navn *').press('Enter');
    expect(new URL(page.url()).search).toBe('');
    await translatePage(page);
    await field(page, 'Besked *').fill('Vi skal bruge en hjemmeside.');
    for (let step = 0; step < 'en hjemmeside.'.length; step += 1) await page.keyboard.press('ArrowLeft');
    for (let step = 0; step < 'bruge '.length; step += 1) await page.keyboard.press('Shift+ArrowLeft');
    release();
    await expect(island(page)).not.toHaveAttribute('data-when');
    await expect(field(page, 'Besked *')).toBeFocused();
    await page.keyboard.type('have ');
    await expect(field(page, 'Navn *')).toHaveValue('Åse');
    await expect(field(page, 'Besked *')).toHaveValue('Vi skal have en hjemmeside.');
    const request = page.waitForRequest(`**${webhook}`);
    await send(page).click();
    expect((await request).postDataJSON()).toMatchObject({
      name: 'Åse',
      email: 'aase@firma.dk',
      message: 'Vi skal have en hjemmeside.',
    });
    await expect(thanks(page)).toBeFocused();
  });
});

/** Fills the form and presses its button before it is ready; the returned function makes it so. */
async function pressEarly(page: Page): Promise<() => void> {
  const release = await holdRequests(page, /ContactForm.*\.js/);
  await page.goto(address);
  await page.locator('html[data-script]').waitFor();
  await fill(page);
  await send(page).click();
  return release;
}

test('a press on the button before the form is ready counts once it is', async ({ page }) => {
  const release = await pressEarly(page);
  const request = page.waitForRequest(`**${webhook}`);
  release();
  expect((await request).postDataJSON().message).toBe('Vi skal bruge en ny hjemmeside.');
  await expect(thanks(page)).toBeFocused();
});

test('writing on after a press on the button before the form is ready takes the press back', async ({
  page,
}) => {
  const requests = recordRequests(page, webhook);
  const release = await pressEarly(page);
  await field(page, 'Besked *').pressSequentially(' PS: vi har IKKE bru');
  release();
  await hydrated(page);
  await field(page, 'Besked *').pressSequentially('g for SEO.');
  // What a press leads to would follow at once.
  await page.waitForTimeout(200);
  expect(requests).toEqual([]);
  const request = page.waitForRequest(`**${webhook}`);
  await send(page).click();
  expect((await request).postDataJSON().message).toContain('PS: vi har IKKE brug for SEO.');
});

test('a press on the button before the form is ready sends no draft that was not in it', async ({ page }) => {
  const requests = recordRequests(page, webhook);
  await page.goto('/kontakt#kontakt-form');
  await expect(island(page)).not.toHaveAttribute('data-when');
  await fill(page);
  const release = await holdRequests(page, /ContactForm.*\.js/);
  await page.reload();
  await page.locator('html[data-script]').waitFor();
  await send(page).click();
  release();
  await expect(island(page).getByLabel('Navn *')).not.toHaveValue('');
  // What a press leads to would follow at once.
  await page.waitForTimeout(200);
  await expect(send(page)).toBeEnabled();
  expect(requests).toEqual([]);
});

test('a link about a package or the newsletter prefills the message, in place of another one, and a cleared one stays cleared', async ({
  page,
}) => {
  await page.goto('/priser');
  await page
    .locator('#seo')
    .getByRole('link', { name: `Spørg om ${seo.premium.name}` })
    .click();
  await expect(field(page, 'Besked *')).toHaveValue(new RegExp(`høre mere om ${seo.premium.name}`));
  await expect(page).toHaveURL('/kontakt#kontakt-form');
  await open(page, '/kontakt?emne=nyhedsbrev#kontakt-form');
  await expect(field(page, 'Besked *')).toHaveValue('Skriv mig gerne op til jeres nyhedsbrev.');
  await field(page, 'Besked *').fill('');
  await page.reload();
  await hydrated(page);
  await expect(field(page, 'Besked *')).toHaveValue('');
});
