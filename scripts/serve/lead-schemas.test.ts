import { expect, test } from 'vitest';
import { quotePayload } from '#src/features/calculator/payload.ts';
import { emptyMessage } from '#src/features/contact/message-values.ts';
import { contactPayload } from '#src/features/contact/payload.ts';
import { limits } from '#src/features/lead-form/limits.ts';
import { message, quote } from '../../tests/fixtures/leads.ts';
import { contactLead, quoteLead } from './lead-schemas.ts';

const forms = [
  { schema: quoteLead, lead: quote },
  { schema: contactLead, lead: message },
] as const;
const invalidFields = (schema: (typeof forms)[number]['schema'], value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ path }) => path.join('.')) ?? [];

test('accepts what both forms send, with every field as long as they let it be', () => {
  const now = new Date('2025-09-12T08:30:00Z');
  const longest = Object.fromEntries(Object.entries(limits).map(([name, most]) => [name, 'å'.repeat(most)]));
  const typed = { ...emptyMessage, ...longest, email: 'a@b.dk' };
  const answers = { size: 'stor', google: 'nej', seo: null } as const;
  expect(invalidFields(quoteLead, quotePayload(answers, typed, now))).toEqual([]);
  expect(invalidFields(contactLead, contactPayload(typed, now))).toEqual([]);
});

test('requires every field, and no other', () => {
  for (const { schema, lead } of forms) {
    for (const field of Object.keys(lead))
      expect(invalidFields(schema, { ...lead, [field]: undefined })).toEqual([field]);
    expect(invalidFields(schema, { ...lead, extra: 1 })).toEqual(['']);
  }
});
