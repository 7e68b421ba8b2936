import type { ComponentType } from 'react';
import { type Answers, isComplete } from './answers.ts';
import { ContactStep } from './ContactStep.tsx';
import { GoogleStep } from './GoogleStep.tsx';
import { OfferStep } from './OfferStep.tsx';
import { SeoStep } from './SeoStep.tsx';
import { SizeStep } from './SizeStep.tsx';
import type { StepId } from './state.ts';
import type { StepProps } from './step-props.ts';

type Step = {
  readonly id: StepId;
  readonly label: string;
  /** Returns whether the answers allow the next step; always false for the last step, which ends by sending. */
  readonly canLeave: (answers: Answers) => boolean;
  /** Hint shown while `canLeave` is false. */
  readonly missing?: string;
  readonly View: ComponentType<StepProps>;
};

/** The five steps in order. */
export const steps: readonly Step[] = [
  {
    id: 'size',
    label: 'Størrelse',
    canLeave: ({ size }) => size !== null,
    missing: 'Vælg en størrelse for at gå videre.',
    View: SizeStep,
  },
  {
    id: 'google',
    label: 'Google',
    canLeave: ({ needsGoogle }) => needsGoogle !== null,
    missing: 'Vælg ja eller nej for at gå videre.',
    View: GoogleStep,
  },
  {
    id: 'seo',
    label: 'SEO',
    canLeave: ({ needsGoogle, seo }) => needsGoogle !== 'ja' || seo !== null,
    missing: 'Vælg en pakke for at gå videre.',
    View: SeoStep,
  },
  { id: 'offer', label: 'Tilbud', canLeave: () => true, View: OfferStep },
  { id: 'contact', label: 'Kontakt', canLeave: () => false, View: ContactStep },
];

export function isSkipped(step: StepId, { needsGoogle }: Answers): boolean {
  return step === 'seo' && needsGoogle === 'nej';
}

export function stepById(id: StepId): Step {
  return steps.find((step) => step.id === id) as Step;
}

export function canLeave(id: StepId, answers: Answers): boolean {
  return stepById(id).canLeave(answers);
}

export function nextStep(id: StepId, answers: Answers): StepId {
  return adjacentStep(id, answers, 1);
}

export function previousStep(id: StepId, answers: Answers): StepId {
  return adjacentStep(id, answers, -1);
}

function adjacentStep(id: StepId, answers: Answers, offset: 1 | -1): StepId {
  const asked = steps.filter((step) => !isSkipped(step.id, answers));
  return asked[asked.findIndex((step) => step.id === id) + offset]?.id ?? id;
}

/** Returns whether the step is not skipped and all questions before it are answered. */
export function isReachable(id: StepId, answers: Answers): boolean {
  const before = steps.slice(0, steps.indexOf(stepById(id)));
  return !isSkipped(id, answers) && before.every((step) => step.canLeave(answers));
}

/** Returns the offer step if the answers are complete, otherwise the first step whose question is unanswered. */
export function openingStep(answers: Answers): StepId {
  return isComplete(answers) ? 'offer' : (steps.find((step) => !step.canLeave(answers))?.id ?? 'size');
}
