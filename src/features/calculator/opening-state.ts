import { answersFromAddress } from './address-state.ts';
import { type Answers, parseAnswers } from './answers.ts';
import { type CalculatorState, stepIds } from './state.ts';
import { isReachable, openingStep } from './steps.tsx';

type Sources = {
  /** What this history entry remembers: the visitor has been here before, and comes back or reloads. */
  readonly entry?: unknown;
  /** The address's query: a link that somebody shared. */
  readonly search?: string;
  /** What was kept for the session. */
  readonly draft: unknown;
};

/** Where the calculator opens: the first of the sources that says something. */
export function openingState({ entry, search = '', draft }: Sources): CalculatorState | undefined {
  return parseState(entry) ?? stateOf(answersFromAddress(search)) ?? parseState(draft);
}

/** A state from something stored, which anybody may have written. */
export function parseState(stored: unknown): CalculatorState | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const { step, answers } = stored as Partial<Record<keyof CalculatorState, unknown>>;
  const parsed = parseAnswers(typeof answers === 'object' && answers !== null ? answers : {});
  const known = stepIds.find((id) => id === step);
  return known && isReachable(known, parsed) ? { step: known, answers: parsed } : stateOf(parsed);
}

function stateOf(answers: Answers): CalculatorState | undefined {
  return answers.size ? { step: openingStep(answers), answers } : undefined;
}
