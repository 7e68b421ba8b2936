import fc from 'fast-check';
import { expect, test } from 'vitest';
import { limits } from '#src/features/lead-form/limits.ts';
import { validate } from './validate.ts';

const white = fc.constantFrom('', ' ', '\n', '\u00a0 ', '\t');
const typed = (max: number) =>
  fc.oneof(
    fc.string({ unit: 'binary', maxLength: Math.min(max, 60) }),
    fc.constantFrom('', ' ', 'Åse', 'a@b.dk', 'x'.repeat(max)),
  );
const values = fc.record({
  name: typed(limits.name),
  email: fc.oneof(
    typed(limits.email),
    fc.emailAddress(),
    fc.tuple(white, fc.emailAddress(), white).map((parts) => parts.join('')),
  ),
  phone: typed(limits.phone),
  company: typed(limits.company),
  message: fc.oneof(typed(limits.message), fc.string({ minLength: 10, maxLength: 80 })),
});

test('white space around what was typed changes no verdict', () => {
  fc.assert(
    fc.property(values, white, white, (message, before, after) => {
      const padded = Object.fromEntries(
        Object.entries(message).map(([name, value]) => [name, before + value + after]),
      ) as typeof message;
      expect(validate(padded)).toEqual(validate(message));
    }),
    { seed: 20250912, numRuns: 300 },
  );
});

test('every verdict is one sentence about a field of the form', () => {
  fc.assert(
    fc.property(values, (message) => {
      for (const [field, verdict] of Object.entries(validate(message))) {
        expect(['name', 'email', 'message']).toContain(field);
        expect(verdict).toMatch(
          /^(Navn|Email|Besked)(en)? (er (påkrævet|ugyldig)|skal være mindst 10 tegn)$/,
        );
      }
    }),
    { seed: 20250912, numRuns: 300 },
  );
});
