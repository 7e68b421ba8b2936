import { type Answers, noAnswers } from './answers.ts';
import { type ContactDetails, type ContactField, noContact } from './contact-details.ts';
import type { GoogleAnswer, SeoId, SizeId } from './options.ts';
import { canLeave, nextStep, previousStep, type Step } from './steps.ts';

export type CalculatorState = {
  readonly step: Step;
  readonly answers: Answers;
  readonly contact: ContactDetails;
};

/** Everything that can happen in the calculator. Sending is not among them: it changes no answer. */
export type CalculatorEvent =
  | { readonly type: 'size'; readonly size: SizeId }
  | { readonly type: 'google'; readonly needsGoogle: GoogleAnswer }
  | { readonly type: 'seo'; readonly seo: SeoId }
  | { readonly type: 'contact'; readonly field: ContactField; readonly value: string }
  | { readonly type: 'next' }
  | { readonly type: 'back' }
  | { readonly type: 'restore'; readonly state: CalculatorState };

/** What the prerendered page shows. */
export const initialState: CalculatorState = { step: 1, answers: noAnswers, contact: noContact };

export function reduce(state: CalculatorState, event: CalculatorEvent): CalculatorState {
  const { step, answers, contact } = state;
  switch (event.type) {
    case 'size':
      return { ...state, answers: { ...noAnswers, size: event.size } };
    case 'google':
      return {
        ...state,
        answers: {
          ...answers,
          needsGoogle: event.needsGoogle,
          seo: event.needsGoogle === 'nej' ? null : answers.seo,
        },
      };
    case 'seo':
      // Nobody who answered 'nej' is offered a package; such an event would break the answers' own rule.
      return answers.needsGoogle === 'ja' ? { ...state, answers: { ...answers, seo: event.seo } } : state;
    case 'contact':
      return { ...state, contact: { ...contact, [event.field]: event.value } };
    case 'next':
      return canLeave(step, answers) ? { ...state, step: nextStep(step, answers) } : state;
    case 'back': {
      const previous = previousStep(step, answers);
      return { ...state, step: previous, answers: previous === 1 ? noAnswers : answers };
    }
    case 'restore':
      return event.state;
  }
}
