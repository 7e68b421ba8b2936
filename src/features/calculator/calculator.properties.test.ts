import fc from 'fast-check';
import { expect, test } from 'vitest';
import { facts } from '#src/site/facts.ts';
import { addressOfAnswers, answersFromAddress } from './address-state.ts';
import { type Answers, isComplete, parseAnswers } from './answers.ts';
import { googleAnswers, seoIds, sizeIds } from './options.ts';
import { checkQuotePayload, quotePayload } from './payload.ts';
import { quote } from './price.ts';

const runs = { seed: 20250912, numRuns: 300 };
const orSomething = (...ids: readonly string[]) =>
  fc.oneof(fc.constantFrom(...ids), fc.string(), fc.constant(null));
/** Answers as an address or a kept form may give them: any text, in any combination. */
const answers = fc
  .record({
    size: orSomething(...sizeIds, 'constructor'),
    needsGoogle: orSomething(...googleAnswers),
    seo: orSomething(...seoIds),
  })
  .map(parseAnswers);

const websitePrices = new Set([
  facts['pakke.lille.pris'].value,
  facts['pakke.mellem.tilbudspris'].value,
  facts['pakke.stor.pris'].value,
]);
const seoPrices = new Set(
  [facts['seo.basis.pris'], facts['seo.standard.pris'], facts['seo.premium.pris']].map(({ value }) => value),
);

function expectPossible({ size, needsGoogle, seo }: Answers): void {
  if (seo !== null) expect(needsGoogle).toBe('ja');
  if (needsGoogle !== null) expect(size).not.toBeNull();
}

test('whatever is read, the answers are possible and cost what a fact says', () => {
  fc.assert(
    fc.property(answers, (given) => {
      expectPossible(given);
      const { totalPrice, listPrice, seoPrice } = quote(given);
      expect(given.size === null ? totalPrice === 0 : websitePrices.has(totalPrice)).toBe(true);
      expect(given.seo === null ? seoPrice === 0 : seoPrices.has(seoPrice)).toBe(true);
      if (listPrice !== null) expect(listPrice).toBeGreaterThan(totalPrice);
    }),
    runs,
  );
});

test('answers go into the address and come back, whatever else stands there', () => {
  const others = fc.dictionary(
    fc.string({ minLength: 1 }).filter((name) => !/^(stoerrelse|google|seo)$/.test(name)),
    fc.string(),
  );
  fc.assert(
    fc.property(answers, others, (given, more) => {
      const { pathname, search, hash } = new URL(addressOfAnswers(given), 'https://x.example');
      expect([pathname, hash]).toEqual(['/priser', '#prisudregner']);
      expect(answersFromAddress(search)).toEqual(given);
      expect(answersFromAddress(`?${new URLSearchParams(more)}&${search.slice(1)}`)).toEqual(given);
    }),
    runs,
  );
});

test('whatever the address, the answers read from it are possible and lead back to themselves', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webQueryParameters()), (search) => {
      const given = answersFromAddress(search);
      expectPossible(given);
      expect(answersFromAddress(new URL(addressOfAnswers(given), 'https://x.example').search)).toEqual(given);
    }),
    runs,
  );
});

test('whatever is typed, a complete offer passes the receiver’s check or is told what is too long or missing', () => {
  const typed = fc.string({ unit: 'binary', maxLength: 300 });
  const contact = fc.record({ name: typed, email: typed, phone: typed, company: typed });
  fc.assert(
    fc.property(answers.filter(isComplete), contact, (given, who) => {
      if (!isComplete(given)) return;
      const sent = JSON.parse(JSON.stringify(quotePayload(given, who, new Date('2025-09-12T08:30:00Z'))));
      const checked = checkQuotePayload(sent);
      if (!checked.ok) {
        for (const reason of checked.reasons)
          expect(reason).toMatch(/^(name|email|phone|company) (skal udfyldes|må højst være \d+ tegn)$/);
      }
    }),
    runs,
  );
});
