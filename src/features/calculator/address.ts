import { type Answers, parseAnswers, questionIds, questions } from './questions.ts';
import { type CalculatorState, stateOf } from './state.ts';

/** Returns the state that an address opens, such as `?stoerrelse=mellem&google=ja&seo=standard`. */
export function stateFromSearch(search: string): CalculatorState | undefined {
  const query = new URLSearchParams(search);
  const values = questionIds.map((id) => [id, query.get(questions[id].parameter)]);
  return stateOf(parseAnswers(Object.fromEntries(values)));
}

/** Returns the query `search` with these answers in place of its own; keeps its other parameters. */
export function searchFromAnswers(answers: Partial<Answers>, search = ''): string {
  const query = new URLSearchParams(search);
  for (const id of questionIds) {
    query.delete(questions[id].parameter);
    if (answers[id]) query.set(questions[id].parameter, answers[id]);
  }
  return `?${query}`.replace(/\?$/, '');
}

/**
 * Returns the root-relative address that opens the calculator of the price page with these answers. The path is spelled
 * out, as the table of pages would bring its head texts into the island.
 */
export function calculatorUrl(answers: Answers): string {
  return `/priser${searchFromAnswers(answers)}#prisudregner`;
}

/**
 * Writes the state to the current history entry, or to a new one; `undefined` clears it. The address names the answers
 * from the offer on, and none before: statistics count each address as a page. Without the hash, as on Back the browser
 * would move the focus to its target, away from the step.
 */
export function writeEntry(state: CalculatorState | undefined, isNew = false): void {
  // Not a text: `//priser`, which many hosts serve too, would be an address of another site.
  const address = new URL(location.href);
  const isOffered = state?.step === 'offer' || state?.step === 'contact';
  address.search = searchFromAnswers(isOffered ? state.answers : {}, address.search);
  address.hash = '';
  const entry = { ...history.state, prisberegner: state };
  try {
    if (isNew) history.pushState(entry, '', address);
    else history.replaceState(entry, '', address);
  } catch {
    // Firefox and Safari refuse more than 100 or 200 changes in 10 seconds, as with an arrow key held down in a question.
    // The answers remain in the calculator and in the draft.
  }
}
