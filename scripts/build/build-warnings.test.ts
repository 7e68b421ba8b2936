import { expect, test } from 'vitest';
import { buildWarnings } from './build-warnings.ts';

const webhooks = { VITE_QUOTE_WEBHOOK_URL: '/webhook/tilbud', VITE_CONTACT_WEBHOOK_URL: '/webhook/kontakt' };
const discount = { package: 'mellem', percent: 15, lastDay: '2027-03-31' } as const;

test.each([
  ['2027-03-23', 0],
  ['2027-03-24', 1],
  ['2027-03-31', 1],
  ['2027-04-01', 0],
])('on %s the build has %i warnings of a discount whose last day is 31 March 2027', (today, count) => {
  const warnings = buildWarnings(webhooks, today, discount);
  expect(warnings).toHaveLength(count);
  for (const warning of warnings)
    expect(warning).toContain('Rabatten på 15 % gælder til og med 31. marts 2027.');
  expect(buildWarnings(webhooks, today, { ...discount, lastDay: null })).toEqual([]);
});

test.each([
  ['https://krog.example/a?token=hemmelig', 1],
  ['https://anna:hemmelig@krog.example/a', 1],
  ['https://krog.example/a?kilde=hjemmeside', 0],
])('with %s the build has %i warnings of a secret that everybody can read', (address, count) => {
  const env = { ...webhooks, VITE_CONTACT_WEBHOOK_URL: address };
  const warnings = buildWarnings(env, '2027-01-01', { ...discount, lastDay: null });
  expect(warnings.filter((warning) => warning.includes('hemmelighed'))).toHaveLength(count);
});

test('warns of each form that has nowhere to send', () => {
  const none = { ...discount, lastDay: null };
  expect(buildWarnings({ ...webhooks, VITE_QUOTE_WEBHOOK_URL: '' }, '2027-01-01', none)).toEqual([
    expect.stringContaining('VITE_QUOTE_WEBHOOK_URL er ikke sat. Prisberegneren kan ikke sende'),
  ]);
});
