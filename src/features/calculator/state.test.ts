import { expect, test } from 'vitest';
import { type Answers, noAnswers } from './answers.ts';
import { googleAnswers, seoIds, sizeIds } from './options.ts';
import { type CalculatorEvent, type CalculatorState, initialState, reduce } from './state.ts';
import { furthestStep, isOnCourse } from './steps.ts';

const run = (...events: CalculatorEvent[]) => events.reduce(reduce, initialState);
const at = (step: CalculatorState['step'], answers: Answers): CalculatorState => ({
  ...initialState,
  step,
  answers,
});
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
      { type: 'contact', field: 'name', value: 'Åse' },
    ),
  ).toEqual({
    step: 5,
    answers: { size: 'mellem', needsGoogle: 'ja', seo: 'standard' },
    contact: { name: 'Åse', email: '', phone: '', company: '' },
  });
});

test('nej jumps from step 2 to step 4', () => {
  const state = run({ type: 'size', size: 'lille' }, next, { type: 'google', needsGoogle: 'nej' }, next);
  expect([state.step, state.answers]).toEqual([4, { size: 'lille', needsGoogle: 'nej', seo: null }]);
});

test.each<[string, CalculatorState, CalculatorEvent, CalculatorState]>([
  ['a closed gate holds at step 1', initialState, next, initialState],
  [
    'a closed gate holds at step 2',
    at(2, { ...noAnswers, size: 'stor' }),
    next,
    at(2, { ...noAnswers, size: 'stor' }),
  ],
  ['a closed gate holds at step 3', at(3, { ...withSeo, seo: null }), next, at(3, { ...withSeo, seo: null })],
  ['there is nothing after step 5', at(5, withSeo), next, at(5, withSeo)],
  ['there is nothing before step 1', initialState, back, initialState],
  ['back from 5 is 4', at(5, withSeo), back, at(4, withSeo)],
  ['back from 4 with SEO is 3', at(4, withSeo), back, at(3, withSeo)],
  ['back from 4 with nej is 2', at(4, without), back, at(2, without)],
  ['back from 3 is 2 and keeps the package', at(3, withSeo), back, at(2, withSeo)],
  ['back to 1 clears every answer', at(2, withSeo), back, at(1, noAnswers)],
  [
    'a size resets the answers after it',
    at(1, withSeo),
    { type: 'size', size: 'lille' },
    at(1, { ...noAnswers, size: 'lille' }),
  ],
  ['nej clears the package', at(2, withSeo), { type: 'google', needsGoogle: 'nej' }, at(2, without)],
  ['ja again keeps the package', at(2, withSeo), { type: 'google', needsGoogle: 'ja' }, at(2, withSeo)],
  ['a package without ja is refused', at(3, without), { type: 'seo', seo: 'basic' }, at(3, without)],
  [
    'another package replaces the first',
    at(3, withSeo),
    { type: 'seo', seo: 'basic' },
    at(3, { ...withSeo, seo: 'basic' }),
  ],
  ['a kept state comes back whole', initialState, { type: 'restore', state: at(4, without) }, at(4, without)],
])('%s', (_what, before, event, after) => {
  expect(reduce(before, event)).toEqual(after);
});

test('going back to step 1 keeps what was typed', () => {
  const contact = { name: 'Åse', email: 'a@b.dk', phone: '1', company: 'Ø' };
  expect(reduce({ step: 2, answers: withSeo, contact }, back).contact).toEqual(contact);
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
  const asked: Record<number, CalculatorEvent['type']> = { 1: 'size', 2: 'google', 3: 'seo' };
  const offered = ({ step }: CalculatorState) =>
    events.filter(({ type }) => type === 'next' || type === 'back' || type === asked[step]);
  const seen = new Map<string, CalculatorState>([['', initialState]]);
  for (const state of seen.values()) {
    for (const event of offered(state)) {
      const after = reduce(state, event);
      seen.set(JSON.stringify(after), after);
    }
  }
  const reached = [...seen.values()];
  const wrong = reached.filter(
    ({ step, answers }) =>
      !isOnCourse(step, answers) ||
      (step < 4 ? step > furthestStep(answers) : furthestStep(answers) !== 4) ||
      (answers.seo !== null && answers.needsGoogle !== 'ja'),
  );
  expect(wrong).toEqual([]);
  // 4 at step 1, 18 at step 2, 12 at step 3, 12 each at steps 4 and 5; the initial state is counted twice.
  expect(reached.length).toBe(59);
});
