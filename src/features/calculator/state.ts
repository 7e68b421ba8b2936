import type { SizeId } from '#src/site/packages.ts';
import { type Answers, parseAnswers, type QuestionId, questionIds, questions } from './questions.ts';

export type StepId = QuestionId | 'offer' | 'contact';
/** The steps in order: the questions, then what they lead to. */
export const stepIds: readonly StepId[] = [...questionIds, 'offer', 'contact'];

export type CalculatorState = { readonly step: StepId; readonly answers: Answers };

/** Whether a step asks for an answer. */
export const isQuestion = (step: StepId): step is QuestionId => step !== 'offer' && step !== 'contact';

/** Returns the state of the prerendered page. */
export function initialState(size: SizeId | null = null): CalculatorState {
  return { step: 'size', answers: parseAnswers({ size }) };
}

/** Whether the answers lead past a step. */
export function isSkipped(step: StepId, answers: Answers): boolean {
  return isQuestion(step) && Boolean(questions[step].isSkipped?.(answers));
}

/** Returns the steps that the answers open, in order: all up to the first unanswered question. */
function openSteps(answers: Answers): readonly StepId[] {
  const steps = stepIds.filter((step) => !isSkipped(step, answers));
  const last = steps.findIndex((step) => isQuestion(step) && answers[step] === null);
  return last < 0 ? steps : steps.slice(0, last + 1);
}

/** Answers the question of the current step. A new size clears the later answers, 'nej' to Google the SEO package. */
export function withAnswer({ step, answers }: CalculatorState, value: string): CalculatorState {
  return { step, answers: parseAnswers(step === 'size' ? { size: value } : { ...answers, [step]: value }) };
}

/** Returns the state one step on; the same state if that step is not open. */
export function nextState(state: CalculatorState): CalculatorState {
  const steps = openSteps(state.answers);
  const step = steps[steps.indexOf(state.step) + 1];
  return step ? { ...state, step } : state;
}

/** Returns the state one step back. Back at the first step, every answer is cleared. */
export function previousState({ step, answers }: CalculatorState): CalculatorState {
  const steps = openSteps(answers);
  const previous = steps[steps.indexOf(step) - 1] ?? 'size';
  return previous === 'size' ? initialState() : { step: previous, answers };
}

/**
 * Parses untrusted stored state. Replaces a step that is unknown or not open by the one that the answers open; returns
 * undefined if there are no answers either.
 */
export function parseState(stored: unknown): CalculatorState | undefined {
  // `Object` turns null and undefined into an empty object.
  const { step, answers }: Partial<Record<keyof CalculatorState, unknown>> = Object(stored);
  const parsed = parseAnswers(Object(answers));
  const known = openSteps(parsed).find((id) => id === step);
  return known ? { step: known, answers: parsed } : stateOf(parsed);
}

/** Returns the state that answers open: the first question without an answer, or the offer. */
export function stateOf(answers: Answers): CalculatorState | undefined {
  const step = openSteps(answers).findLast((id) => id !== 'contact');
  return answers.size && step ? { step, answers } : undefined;
}
