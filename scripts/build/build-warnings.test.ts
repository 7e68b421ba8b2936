import { expect, test } from 'vitest';
import { buildWarnings } from './build-warnings.ts';

const webhooks = { VITE_QUOTE_WEBHOOK_URL: '/webhook/tilbud', VITE_CONTACT_WEBHOOK_URL: '/webhook/kontakt' };

test.each([
  ['https://krog.example/a?token=hemmelig', 1],
  ['https://anna:hemmelig@krog.example/a', 1],
  ['https://krog.example/a?kilde=hjemmeside', 0],
])('with %s the build has %i warnings of a secret that everybody can read', (address, count) => {
  const env = { ...webhooks, VITE_CONTACT_WEBHOOK_URL: address };
  expect(buildWarnings(env).filter((warning) => warning.includes('hemmelighed'))).toHaveLength(count);
});

test('warns of each form that has nowhere to send', () => {
  expect(buildWarnings({ ...webhooks, VITE_QUOTE_WEBHOOK_URL: '' })).toEqual([
    expect.stringContaining('VITE_QUOTE_WEBHOOK_URL er ikke sat. Prisberegneren kan ikke sende'),
  ]);
});
