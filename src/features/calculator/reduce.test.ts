import { expect, test } from 'vitest';
import { type Answers, noAnswers } from './answers.ts';
import { googleAnswers, seoIds, sizeIds } from './options.ts';
import { reduce } from './reduce.ts';
import { type CalculatorEvent, type CalculatorState, initialState, type StepId } from './state.ts';
import { isReachable } from './steps.tsx';

const initial = initialState();
const run = (...events: CalculatorEvent[]) => events.reduce(reduce, initial);
const at = (step: StepId, answers: Answers): CalculatorState => ({ step, answers });
const next = { type: 'next' } as const;
const back = { type: 'back' } as const;
const withSeo: Answers = { size: 'stor', needsGoogle: 'ja', seo: 'premium' };
const without: Answers = { size: 'stor', needsGoogle: 'nej', seo: null };

test('the whole way with SEO', () => {
  expect(
    run(
      { type: 'size', size: 'mellem' },
      next,
      { type: 'google', needsGoogle: 'ja' },
      next,
      { type: 'seo', seo: 'standard' },
      next,
      next,
    ),
  ).toEqual({ step: 'contact', answers: { size: 'mellem', needsGoogle: 'ja', seo: 'standard' } });
});

test('nej jumps from step 2 to step 4', () => {
  const state = run({ type: 'size', size: 'lille' }, next, { type: 'google', needsGoogle: 'nej' }, next);
  expect([state.step, state.answers]).toEqual(['offer', { size: 'lille', needsGoogle: 'nej', seo: null }]);
});

test.each<[string, CalculatorState, CalculatorEvent, CalculatorState]>([
  ['a closed gate holds at step 1', initial, next, initial],
  [
    'a closed gate holds at step 2',
    at('google', { ...noAnswers, size: 'stor' }),
    next,
    at('google', { ...noAnswers, size: 'stor' }),
  ],
  [
    'a closed gate holds at step 3',
    at('seo', { ...withSeo, seo: null }),
    next,
    at('seo', { ...withSeo, seo: null }),
  ],
  ['there is nothing after step 5', at('contact', withSeo), next, at('contact', withSeo)],
  ['there is nothing before step 1', initial, back, initial],
  ['back from 5 is 4', at('contact', withSeo), back, at('offer', withSeo)],
  ['back from 4 with SEO is 3', at('offer', withSeo), back, at('seo', withSeo)],
  ['back from 4 with nej is 2', at('offer', without), back, at('google', without)],
  ['back from 3 is 2 and keeps the package', at('seo', withSeo), back, at('google', withSeo)],
  ['back to 1 clears every answer', at('google', withSeo), back, at('size', noAnswers)],
  [
    'a size resets the answers after it',
    at('size', withSeo),
    { type: 'size', size: 'lille' },
    at('size', { ...noAnswers, size: 'lille' }),
  ],
  [
    'nej clears the package',
    at('google', withSeo),
    { type: 'google', needsGoogle: 'nej' },
    at('google', without),
  ],
  [
    'ja again keeps the package',
    at('google', withSeo),
    { type: 'google', needsGoogle: 'ja' },
    at('google', withSeo),
  ],
  ['a package without ja is refused', at('seo', without), { type: 'seo', seo: 'basic' }, at('seo', without)],
  [
    'another package replaces the first',
    at('seo', withSeo),
    { type: 'seo', seo: 'basic' },
    at('seo', { ...withSeo, seo: 'basic' }),
  ],
  [
    'a kept state comes back whole',
    initial,
    { type: 'restore', state: at('offer', without) },
    at('offer', without),
  ],
])('%s', (_what, before, event, after) => {
  expect(reduce(before, event)).toEqual(after);
});

test('a size chosen from the start is the first answer', () => {
  expect(reduce(initialState('mellem'), next)).toEqual(at('google', { ...noAnswers, size: 'mellem' }));
});

test('no order of events leads to a step that the answers do not allow', () => {
  const events: CalculatorEvent[] = [
    next,
    back,
    ...sizeIds.map((size) => ({ type: 'size', size }) as const),
    ...googleAnswers.map((needsGoogle) => ({ type: 'google', needsGoogle }) as const),
    ...seoIds.map((seo) => ({ type: 'seo', seo }) as const),
  ];
  // Only the events that the step on screen offers: no step shows another step's question.
  const offered = ({ step }: CalculatorState) =>
    events.filter(({ type }) => type === 'next' || type === 'back' || type === step);
  const seen = new Map<string, CalculatorState>([['', initial]]);
  for (const state of seen.values()) {
    for (const event of offered(state)) {
      const after = reduce(state, event);
      seen.set(JSON.stringify(after), after);
    }
  }
  const reached = [...seen.values()];
  const wrong = reached.filter(
    ({ step, answers }) =>
      !isReachable(step, answers) || (answers.seo !== null && answers.needsGoogle !== 'ja'),
  );
  expect(wrong).toEqual([]);
  // 4 at step 1, 18 at step 2, 12 at step 3, 12 each at steps 4 and 5; the initial state is counted twice.
  expect(reached.length).toBe(59);
});
