import { type Answers, noAnswers } from './answers.ts';
import type { GoogleAnswer, SeoId, SizeId } from './options.ts';

/** The five steps in order. */
export const stepIds = ['size', 'google', 'seo', 'offer', 'contact'] as const;
export type StepId = (typeof stepIds)[number];

export type CalculatorState = { readonly step: StepId; readonly answers: Answers };

/** Events of the calculator. Typing and sending are not included, because they change no answer. */
export type CalculatorEvent =
  | { readonly type: 'size'; readonly size: SizeId }
  | { readonly type: 'google'; readonly needsGoogle: GoogleAnswer }
  | { readonly type: 'seo'; readonly seo: SeoId }
  | { readonly type: 'next' }
  | { readonly type: 'back' }
  | { readonly type: 'restore'; readonly state: CalculatorState };

/** Returns the state of the prerendered page. */
export function initialState(size: SizeId | null = null): CalculatorState {
  return { step: 'size', answers: { ...noAnswers, size } };
}
