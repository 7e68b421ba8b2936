import { noAnswers } from './answers.ts';
import { type CalculatorEvent, type CalculatorState, stepIds } from './state.ts';
import { canLeave, nextStep, previousStep } from './steps.tsx';

export function reduce(state: CalculatorState, event: CalculatorEvent): CalculatorState {
  const { step, answers } = state;
  // No step shows the question of another one: its answer could undo what the current step relies on.
  if (stepIds.some((id) => id === event.type) && event.type !== step) return state;
  switch (event.type) {
    case 'size':
      return { ...state, answers: { ...noAnswers, size: event.size } };
    case 'google': {
      const { needsGoogle } = event;
      return {
        ...state,
        answers: { ...answers, needsGoogle, seo: needsGoogle === 'nej' ? null : answers.seo },
      };
    }
    case 'seo':
      // Visitors who answered 'nej' see no packages; a package would break the invariant of `Answers`.
      return answers.needsGoogle === 'ja' ? { ...state, answers: { ...answers, seo: event.seo } } : state;
    case 'next':
      return canLeave(step, answers) ? { ...state, step: nextStep(step, answers) } : state;
    case 'back': {
      const previous = previousStep(step, answers);
      return { step: previous, answers: previous === 'size' ? noAnswers : answers };
    }
    case 'restore':
      return event.state;
  }
}
