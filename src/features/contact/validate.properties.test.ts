import fc from 'fast-check';
import { expect, test } from 'vitest';
import { messageInput, whitespace } from '../../../tests/fixtures/message-arbitraries.ts';
import { messageFields } from './message-values.ts';
import { validate } from './validate.ts';

test('ignores surrounding white space', () => {
  fc.assert(
    fc.property(messageInput, whitespace, whitespace, (message, before, after) => {
      const padded = Object.fromEntries(
        Object.entries(message).map(([name, value]) => [name, before + value + after]),
      ) as typeof message;
      expect(validate(padded)).toEqual(validate(message));
    }),
    { seed: 20250912, numRuns: 300 },
  );
});

test('returns one sentence per invalid field of the form', () => {
  fc.assert(
    fc.property(messageInput, (message) => {
      for (const [field, error] of Object.entries(validate(message))) {
        expect(messageFields.map(({ name }) => String(name))).toContain(field);
        expect(error).toMatch(/^\p{Lu}[^\n]+$/u);
      }
    }),
    { seed: 20250912, numRuns: 300 },
  );
});
