import { noAnswers, parseAnswers } from './answers.ts';
import { type CalculatorEvent, type CalculatorState, stepIds } from './state.ts';
import { adjacentStep, steps } from './steps.tsx';

export function reduce(state: CalculatorState, event: CalculatorEvent): CalculatorState {
  const { step, answers } = state;
  // No step shows the question of another one: its answer could undo what the current step relies on.
  if (stepIds.some((id) => id === event.type) && event.type !== step) return state;
  switch (event.type) {
    case 'size':
      return { ...state, answers: { ...noAnswers, size: event.size } };
    case 'google':
      // Drops the package on 'nej'.
      return { ...state, answers: parseAnswers({ ...answers, needsGoogle: event.needsGoogle }) };
    case 'seo':
      return { ...state, answers: { ...answers, seo: event.seo } };
    case 'next':
      return steps[step].canLeave(answers) ? { ...state, step: adjacentStep(step, answers, 1) } : state;
    case 'back': {
      const previous = adjacentStep(step, answers, -1);
      return { step: previous, answers: previous === 'size' ? noAnswers : answers };
    }
    case 'restore':
      return event.state;
  }
}
