import { expect, test } from 'vitest';
import { offer } from '#src/site/facts.ts';
import { buildWarnings } from './build-warnings.ts';

const webhooks = { VITE_QUOTE_WEBHOOK_URL: '/webhook/tilbud', VITE_CONTACT_WEBHOOK_URL: '/webhook/kontakt' };

test('warns of a discount whose month is over, and not before', () => {
  const [, year] = offer.month.split(' ');
  expect(buildWarnings(webhooks, `${year}-01-01`)).toEqual([]);
  expect(buildWarnings(webhooks, `${Number(year) + 1}-01-01`)).toEqual([
    expect.stringContaining(
      `Rabatten er udløbet: Hver side siger stadig ${offer.percent} % rabat i ${offer.month}`,
    ),
  ]);
});

test('warns of each form that has nowhere to send', () => {
  const [, year] = offer.month.split(' ');
  expect(buildWarnings({ ...webhooks, VITE_QUOTE_WEBHOOK_URL: '' }, `${year}-01-01`)).toEqual([
    expect.stringContaining('VITE_QUOTE_WEBHOOK_URL er ikke sat. Prisberegneren kan ikke sende'),
  ]);
});
