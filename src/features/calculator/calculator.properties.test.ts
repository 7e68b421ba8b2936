import fc from 'fast-check';
import { expect, test } from 'vitest';
import { facts } from '#src/site/facts.ts';
import { addressOfAnswers, answersFromAddress } from './address-state.ts';
import { type Answers, isComplete, parseAnswers } from './answers.ts';
import { openingState, parseState } from './opening-state.ts';
import { googleAnswers, seoIds, sizeIds } from './options.ts';
import { quote } from './price.ts';
import { reduce } from './reduce.ts';
import { type CalculatorEvent, type CalculatorState, initialState, stepIds } from './state.ts';
import { isReachable } from './steps.tsx';

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

function expectPossiblePrice(given: Answers): void {
  const { totalPrice, listPrice, seoPrice } = quote(given);
  expect(given.size === null ? totalPrice === 0 : websitePrices.has(totalPrice)).toBe(true);
  expect(given.seo === null ? seoPrice === 0 : seoPrices.has(seoPrice)).toBe(true);
  if (listPrice !== null) expect(listPrice).toBeGreaterThan(totalPrice);
}

test('whatever is read, the answers are possible and cost what a fact says', () => {
  fc.assert(
    fc.property(answers, (given) => {
      expectPossible(given);
      expectPossiblePrice(given);
    }),
    runs,
  );
});

test('no order of events, in whatever step they arrive, reaches an impossible state or price', () => {
  /** What the session or a history entry may hold: a step and answers that need not belong together, or anything. */
  const stored = fc.oneof(
    fc.record({ step: orSomething(...stepIds), answers: answers }),
    fc.jsonValue() as fc.Arbitrary<unknown>,
  );
  const restore = stored.map(parseState).filter((state) => state !== undefined);
  const event: fc.Arbitrary<CalculatorEvent> = fc.oneof(
    { weight: 4, arbitrary: fc.constant({ type: 'next' } as const) },
    fc.constant({ type: 'back' } as const),
    fc.constantFrom(...sizeIds).map((size) => ({ type: 'size', size }) as const),
    fc.constantFrom(...googleAnswers).map((needsGoogle) => ({ type: 'google', needsGoogle }) as const),
    fc.constantFrom(...seoIds).map((seo) => ({ type: 'seo', seo }) as const),
    restore.map((state) => ({ type: 'restore', state }) as const),
  );
  const reached = new Set<string>();
  fc.assert(
    fc.property(
      fc.constantFrom(null, ...sizeIds),
      fc.array(event, { maxLength: 40, size: 'max' }),
      (size, events) => {
        let state: CalculatorState = initialState(size);
        for (const each of events) {
          state = reduce(state, each);
          reached.add(state.step);
          expectPossible(state.answers);
          expectPossiblePrice(state.answers);
          expect(isReachable(state.step, state.answers)).toBe(true);
          if (state.step === 'offer' || state.step === 'contact')
            expect(isComplete(state.answers)).toBe(true);
          // Leaving the page at any moment loses nothing: the kept state comes back, and so does a shared address.
          const kept: unknown = JSON.parse(JSON.stringify(state));
          if (state.answers.size) expect(openingState({ draft: kept })).toEqual(state);
          const { search } = new URL(addressOfAnswers(state.answers), 'https://x.example');
          expect(answersFromAddress(search)).toEqual(state.answers);
        }
      },
    ),
    runs,
  );
  // Otherwise the events would have been refused, and the rules held for nothing.
  expect([...reached].sort()).toEqual([...stepIds].sort());
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
