import { answersFromSearch } from './address-state.ts';
import { type Answers, parseAnswers } from './answers.ts';
import { type CalculatorState, stepIds } from './state.ts';
import { isReachable, openingStep } from './steps.tsx';

type Sources = {
  /** State stored in the history entry; present when the visitor has reloaded the page or returned to it. */
  readonly entry?: unknown;
  /** Query of the URL, which may be a shared link. */
  readonly search?: string;
  /** Draft stored for the session. */
  readonly draft: unknown;
};

/** Returns the state from the first source that has one: history entry, URL, draft. */
export function restoredState({ entry, search = '', draft }: Sources): CalculatorState | undefined {
  return parseState(entry) ?? stateFromAnswers(answersFromSearch(search)) ?? parseState(draft);
}

/**
 * Parses untrusted stored state. Replaces an unknown or unreachable step by the one that the answers open; returns
 * undefined if there are no answers either.
 */
export function parseState(stored: unknown): CalculatorState | undefined {
  // `Object` turns null and undefined into an empty object.
  const { step, answers }: Partial<Record<keyof CalculatorState, unknown>> = Object(stored);
  const parsed = parseAnswers(Object(answers));
  const known = stepIds.find((id) => id === step);
  return known && isReachable(known, parsed) ? { step: known, answers: parsed } : stateFromAnswers(parsed);
}

function stateFromAnswers(answers: Answers): CalculatorState | undefined {
  return answers.size ? { step: openingStep(answers), answers } : undefined;
}
