import fc from 'fast-check';
import { expect, test } from 'vitest';
import { facts } from '#src/site/facts.ts';
import { answersFromSearch, calculatorUrl } from './address-state.ts';
import { type Answers, isComplete, parseAnswers } from './answers.ts';
import { googleAnswers, seoIds, sizeIds } from './options.ts';
import { quote } from './price.ts';
import { reduce } from './reduce.ts';
import { parseState, restoredState } from './restored-state.ts';
import { type CalculatorEvent, initialState, stepIds } from './state.ts';
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

/** Every state that a stored step with any combination of answers is restored to. */
const states = [null, ...sizeIds].flatMap((size) =>
  [null, ...googleAnswers].flatMap((needsGoogle) =>
    [null, ...seoIds].flatMap((seo) =>
      stepIds.flatMap((step) => parseState({ step, answers: { size, needsGoogle, seo } }) ?? []),
    ),
  ),
);
const known = new Set(states.map((state) => JSON.stringify(state)));

test('every restored state is valid and priced from the facts, and draft and URL restore it', () => {
  for (const state of states) {
    const { step, answers } = state;
    expectValid(answers);
    expectValidPrice(answers);
    expect(isReachable(step, answers)).toBe(true);
    if (step === 'offer' || step === 'contact') expect(isComplete(answers)).toBe(true);
    expect(restoredState({ draft: JSON.parse(JSON.stringify(state)) })).toEqual(state);
    const { search } = new URL(calculatorUrl(answers), 'https://x.example');
    expect(answersFromSearch(search)).toEqual(answers);
  }
  expect(new Set(states.map(({ step }) => step))).toEqual(new Set(stepIds));
});

test('no event leads from the initial or a restored state to any other state', () => {
  const events: CalculatorEvent[] = [
    { type: 'next' },
    { type: 'back' },
    ...sizeIds.map((size) => ({ type: 'size', size }) as const),
    ...googleAnswers.map((needsGoogle) => ({ type: 'google', needsGoogle }) as const),
    ...seoIds.map((seo) => ({ type: 'seo', seo }) as const),
  ];
  const initial = [null, ...sizeIds].map(initialState);
  const reached = [...initial, ...states].flatMap((state) => events.map((event) => reduce(state, event)));
  expect([...initial, ...reached].filter((state) => !known.has(JSON.stringify(state)))).toEqual([]);
});

test('any JSON is restored to a known state or to none', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (stored) => {
      const state = parseState(stored);
      if (state) expect(known).toContain(JSON.stringify(state));
    }),
    runs,
  );
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
