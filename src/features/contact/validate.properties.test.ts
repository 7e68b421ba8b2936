import fc from 'fast-check';
import { expect, test } from 'vitest';
import { typedMessage, white } from '../../../tests/fixtures/typed-message.ts';
import { validate } from './validate.ts';

test('white space around what was typed changes no verdict', () => {
  fc.assert(
    fc.property(typedMessage, white, white, (message, before, after) => {
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
    fc.property(typedMessage, (message) => {
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
