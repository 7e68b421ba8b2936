import { searchFromAnswers } from './address-state.ts';
import { noAnswers } from './answers.ts';
import type { CalculatorState } from './state.ts';

/**
 * Writes the state to the current history entry, or to a new one, and its answers to the URL; `undefined` clears both.
 * Removes the hash, because on back navigation the browser would move focus to its target, away from the step.
 */
export function writeEntry(state: CalculatorState | undefined, isNew = false): void {
  const search = searchFromAnswers(state?.answers ?? noAnswers, location.search);
  try {
    if (isNew) history.pushState(null, '');
    history.replaceState({ ...history.state, prisberegner: state }, '', location.pathname + search);
  } catch {
    // Firefox and Safari throw when a page changes its history more than 100 or 200 times in 10 seconds, as with an
    // arrow key held down in a question. The answers remain in the calculator and in the draft, and the next change is
    // written.
  }
}
