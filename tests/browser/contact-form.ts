import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/* Locators and actions for the contact form. */

export const address = '/kontakt#kontakt-form';
export const webhook = '/webhook/kontakt';
export const failure = 'Der opstod en fejl ved afsendelse. Prøv venligst igen.';

export const island = (page: Page) => page.locator('[data-island="contact"]');
export const field = (page: Page, label: string) => island(page).getByLabel(label);
export const send = (page: Page) => island(page).getByRole('button', { name: 'Send besked', exact: true });
export const thanks = (page: Page) => island(page).getByRole('heading', { name: 'Tak for din besked!' });

/** Opens an address and waits until the form is hydrated. */
export async function open(page: Page, at = address): Promise<void> {
  await page.goto(at);
  await hydrated(page);
}

export async function hydrated(page: Page): Promise<void> {
  await send(page).scrollIntoViewIfNeeded();
  await expect(island(page)).not.toHaveAttribute('data-when');
}

export async function fill(page: Page): Promise<void> {
  await field(page, 'Navn *').fill('Åse Ørsted');
  await field(page, 'Email *').fill('aase@firma.dk');
  await field(page, 'Besked *').fill('Vi skal bruge en ny hjemmeside.');
}
