import { searchFromAnswers } from './address-state.ts';
import { noAnswers } from './answers.ts';
import type { CalculatorState } from './state.ts';

/**
 * Writes the state to the current history entry and its answers to the URL; `undefined` clears both. Removes the hash,
 * because on back navigation the browser would move focus to its target, away from the step.
 */
export function writeEntry(state: CalculatorState | undefined): void {
  const search = searchFromAnswers(state?.answers ?? noAnswers, location.search);
  ignoreRefusal(() =>
    history.replaceState({ ...history.state, prisberegner: state }, '', location.pathname + search),
  );
}

/** Adds a history entry with the state, after writing the previous state to the current one. */
export function pushEntry(previous: CalculatorState, state: CalculatorState): void {
  writeEntry(previous);
  ignoreRefusal(() => history.pushState(null, ''));
  writeEntry(state);
}

/**
 * Firefox and Safari throw when a page changes its history more than 100 or 200 times in 10 seconds, as with an arrow
 * key held down in a question. The answers remain in the calculator and in the draft, and the next change is written.
 */
function ignoreRefusal(change: () => void): void {
  try {
    change();
  } catch {
    // See above.
  }
}
