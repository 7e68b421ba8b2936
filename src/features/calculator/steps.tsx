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
  /** May the visitor go on with these answers? The last step is left by sending. */
  readonly canLeave: (answers: Answers) => boolean;
  /** What to do when that is not so. */
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

export function stepOf(id: StepId): Step {
  return steps.find((step) => step.id === id) as Step;
}

export function canLeave(id: StepId, answers: Answers): boolean {
  return stepOf(id).canLeave(answers);
}

export function nextStep(id: StepId, answers: Answers): StepId {
  return neighbour(id, answers, 1);
}

export function previousStep(id: StepId, answers: Answers): StepId {
  return neighbour(id, answers, -1);
}

function neighbour(id: StepId, answers: Answers, offset: 1 | -1): StepId {
  const asked = steps.filter((step) => !isSkipped(step.id, answers));
  return asked[asked.findIndex((step) => step.id === id) + offset]?.id ?? id;
}

/** May the visitor stand at this step: are all the questions before it answered? */
export function isReachable(id: StepId, answers: Answers): boolean {
  const before = steps.slice(0, steps.indexOf(stepOf(id)));
  return !isSkipped(id, answers) && before.every((step) => step.canLeave(answers));
}

/** The step that these answers open: the offer when they are complete, else the first question without one. */
export function openingStep(answers: Answers): StepId {
  return isComplete(answers) ? 'offer' : (steps.find((step) => !step.canLeave(answers))?.id ?? 'size');
}
