import { type Answers, noAnswers } from './answers.ts';
import type { GoogleAnswer, SeoId, SizeId } from './options.ts';

export const stepIds = ['size', 'google', 'seo', 'offer', 'contact'] as const;
export type StepId = (typeof stepIds)[number];

export type CalculatorState = { readonly step: StepId; readonly answers: Answers };

/** Everything that can happen in the calculator. Typing and sending are not among them: they change no answer. */
export type CalculatorEvent =
  | { readonly type: 'size'; readonly size: SizeId }
  | { readonly type: 'google'; readonly needsGoogle: GoogleAnswer }
  | { readonly type: 'seo'; readonly seo: SeoId }
  | { readonly type: 'next' }
  | { readonly type: 'back' }
  | { readonly type: 'restore'; readonly state: CalculatorState };

/** What the prerendered page shows. */
export function initialState(size: SizeId | null = null): CalculatorState {
  return { step: 'size', answers: { ...noAnswers, size } };
}
