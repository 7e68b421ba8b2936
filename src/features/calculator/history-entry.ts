import { searchFromAnswers } from './address-state.ts';
import { noAnswers } from './answers.ts';
import type { CalculatorState } from './state.ts';

/**
 * Writes the state to the current history entry, or to a new one, and its answers to the URL; `undefined` clears both.
 * Removes the hash, because on back navigation the browser would move focus to its target, away from the step.
 */
export function writeEntry(state: CalculatorState | undefined, isNew = false): void {
  // Not a text: `//priser`, which many hosts serve too, would be an address of another site.
  const address = new URL(location.href);
  address.search = searchFromAnswers(state?.answers ?? noAnswers, address.search);
  address.hash = '';
  try {
    if (isNew) history.pushState(null, '');
    history.replaceState({ ...history.state, prisberegner: state }, '', address);
  } catch {
    // Firefox and Safari throw when a page changes its history more than 100 or 200 times in 10 seconds, as with an
    // arrow key held down in a question. The answers remain in the calculator and in the draft, and the next change is
    // written.
  }
}
