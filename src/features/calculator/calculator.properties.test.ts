import fc from 'fast-check';
import { expect, test } from 'vitest';
import { facts } from '#src/site/facts.ts';
import { answersFromSearch, calculatorUrl } from './address-state.ts';
import { type Answers, isComplete, parseAnswers } from './answers.ts';
import { openingState, parseState } from './opening-state.ts';
import { googleAnswers, seoIds, sizeIds } from './options.ts';
import { quote } from './price.ts';
import { reduce } from './reduce.ts';
import { type CalculatorEvent, type CalculatorState, initialState, stepIds } from './state.ts';
import { isReachable } from './steps.tsx';

const runs = { seed: 20250912, numRuns: 300 };
const orAnything = (...ids: readonly string[]) =>
  fc.oneof(fc.constantFrom(...ids), fc.string(), fc.constant(null));
/** Answers parsed from any text in any combination, as a URL or a draft may contain. */
const answers = fc
  .record({
    size: orAnything(...sizeIds, 'constructor'),
    needsGoogle: orAnything(...googleAnswers),
    seo: orAnything(...seoIds),
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

function expectValid({ size, needsGoogle, seo }: Answers): void {
  if (seo !== null) expect(needsGoogle).toBe('ja');
  if (needsGoogle !== null) expect(size).not.toBeNull();
}

function expectValidPrice(given: Answers): void {
  const { totalPrice, seoPrice } = quote(given);
  expect(given.size === null ? totalPrice === 0 : websitePrices.has(totalPrice)).toBe(true);
  expect(given.seo === null ? seoPrice === 0 : seoPrices.has(seoPrice)).toBe(true);
}

test('parsed answers are valid and priced from the facts', () => {
  fc.assert(
    fc.property(answers, (given) => {
      expectValid(given);
      expectValidPrice(given);
    }),
    runs,
  );
});

test('no sequence of events reaches an invalid state or price, or a state that cannot be restored', () => {
  /** Stored state of the session or a history entry: a step and answers that need not match, or any JSON. */
  const stored = fc.oneof(
    fc.record({ step: orAnything(...stepIds), answers }),
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
          expectValid(state.answers);
          expectValidPrice(state.answers);
          expect(isReachable(state.step, state.answers)).toBe(true);
          if (state.step === 'offer' || state.step === 'contact')
            expect(isComplete(state.answers)).toBe(true);
          // After each event, the draft restores the state, and the URL the answers.
          const draft: unknown = JSON.parse(JSON.stringify(state));
          if (state.answers.size) expect(openingState({ draft })).toEqual(state);
          const { search } = new URL(calculatorUrl(state.answers), 'https://x.example');
          expect(answersFromSearch(search)).toEqual(state.answers);
        }
      },
    ),
    runs,
  );
  // Guards against a vacuous pass: the events must reach every step.
  expect([...reached].sort()).toEqual([...stepIds].sort());
});

test('answers round-trip through the URL, whatever its other parameters', () => {
  const others = fc.dictionary(
    fc.string({ minLength: 1 }).filter((name) => !/^(stoerrelse|google|seo)$/.test(name)),
    fc.string(),
  );
  fc.assert(
    fc.property(answers, others, (given, more) => {
      const { pathname, search, hash } = new URL(calculatorUrl(given), 'https://x.example');
      expect([pathname, hash]).toEqual(['/priser', '#prisudregner']);
      expect(answersFromSearch(search)).toEqual(given);
      expect(answersFromSearch(`?${new URLSearchParams(more)}&${search.slice(1)}`)).toEqual(given);
    }),
    runs,
  );
});

test('answers parsed from any query are valid and round-trip through the URL', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.webQueryParameters()), (search) => {
      const given = answersFromSearch(search);
      expectValid(given);
      expect(answersFromSearch(new URL(calculatorUrl(given), 'https://x.example').search)).toEqual(given);
    }),
    runs,
  );
});
