import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isComplete, parseAnswers } from '#src/features/calculator/answers.ts';
import { googleAnswers, seoIds, sizeIds } from '#src/features/calculator/options.ts';
import { quotePayload } from '#src/features/calculator/payload.ts';
import { contactPayload } from '#src/features/contact/payload.ts';
import { validate } from '#src/features/contact/validate.ts';
import { messageInput } from '../../tests/fixtures/message-arbitraries.ts';
import { contactLead, quoteLead } from './lead-schemas.ts';

const now = new Date('2025-09-12T08:30:00Z');
const asSent = (payload: object): unknown => JSON.parse(JSON.stringify(payload));

test('the webhook accepts every message that the contact form accepts', () => {
  let accepted = 0;
  fc.assert(
    fc.property(messageInput, (message) => {
      if (Object.keys(validate(message)).length > 0) return;
      accepted += 1;
      // The payload replaces a lone surrogate with U+FFFD, so a field of `maxlength` units stays within the limit.
      const sent = asSent(contactPayload(message, now));
      expect(contactLead.parse(sent)).toEqual(sent);
    }),
    { seed: 20250912, numRuns: 600 },
  );
  expect(accepted).toBeGreaterThan(50);
});

test('the webhook accepts a complete quote request or names the field that is too long or missing', () => {
  const answers = fc
    .record({
      size: fc.constantFrom(...sizeIds),
      needsGoogle: fc.constantFrom(...googleAnswers),
      seo: fc.constantFrom(...seoIds, null),
    })
    .map(parseAnswers);
  const typed = fc.string({ unit: 'binary', maxLength: 300 });
  const contact = fc.record({ name: typed, email: typed, phone: typed, company: typed });
  let accepted = 0;
  fc.assert(
    fc.property(answers.filter(isComplete), contact, (given, who) => {
      const { success, error } = quoteLead.safeParse(asSent(quotePayload(given, who, now)));
      if (success) accepted += 1;
      for (const { path, code } of error?.issues ?? []) {
        expect(['name', 'email', 'phone', 'company']).toContain(path.join('.'));
        expect(['too_big', 'invalid_format']).toContain(code);
      }
    }),
    { seed: 20250912, numRuns: 300 },
  );
  expect(accepted).toBeGreaterThan(20);
});
