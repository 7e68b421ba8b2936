import type { Page } from '@playwright/test';
import { type QuestionId, questionIds, questions } from '#src/features/calculator/questions.ts';
import { seo, websites } from '#src/site/packages.ts';
import { expect } from './fixtures.ts';

/* Locators and actions for the calculator, whose last step requests a quote. */

export const address = '/priser#prisudregner';

/** The option of a website or SEO package, whose name the owner may change. */
export const optionOf = ({ name }: { name: string }) => new RegExp(`^${name}`);

/** What the tests answer to each question: the id in the address, and the name of the option. */
const answers: Readonly<Record<QuestionId, readonly [id: string, name: RegExp]>> = {
  size: ['mellem', optionOf(websites.mellem)],
  google: ['ja', /^Ja/],
  seo: ['standard', optionOf(seo.standard)],
};
export const names = questionIds.map((id) => answers[id][1]);
export const query = `?${questionIds.map((id) => `${questions[id].parameter}=${answers[id][0]}`).join('&')}`;
/** Opens the calculator at the offer. */
export const offer = `/priser${query}#prisudregner`;

export const webhook = '/webhook/tilbud';
export const failure = 'Der skete en fejl ved afsendelse. Prøv venligst igen.';

export const island = (page: Page) => page.locator('[data-island="calculator"]');
export const question = (page: Page, name: string) => island(page).getByRole('heading', { name });
export const button = (page: Page, name: string) => island(page).getByRole('button', { name, exact: true });
export const option = (page: Page, name: RegExp) => island(page).getByRole('radio', { name });
export const send = (page: Page) => button(page, 'Send og få tilbud');
export const thanks = (page: Page) => question(page, 'Tak for din henvendelse!');

/** Opens an address and waits until the calculator is hydrated. */
export async function open(page: Page, at = address): Promise<void> {
  await page.goto(at);
  await hydrated(page);
}

export async function hydrated(page: Page): Promise<void> {
  await island(page).scrollIntoViewIfNeeded();
  await expect(island(page)).not.toHaveAttribute('data-when');
}

export async function next(page: Page): Promise<void> {
  await island(page).locator('[type="submit"]').click();
}

/** Answers the question of the step and moves on. */
export async function choose(page: Page, name: RegExp): Promise<void> {
  await option(page, name).check();
  await next(page);
}

/** Opens the last step, the contact details. */
export async function openContactStep(page: Page): Promise<void> {
  await open(page, offer);
  await next(page);
  await expect(question(page, 'Hvem skal have tilbuddet?')).toBeFocused();
}

export async function fillContact(page: Page): Promise<void> {
  await island(page).getByLabel('Navn *').fill('Åse Ørsted');
  await island(page).getByLabel('Email *').fill('aase@firma.dk');
  await island(page).getByLabel('Telefon *').fill('00 00 00 01');
}
