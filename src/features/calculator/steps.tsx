import type { ComponentType } from 'react';
import type { Answers } from './answers.ts';
import { ContactStep } from './ContactStep.tsx';
import { GoogleStep } from './GoogleStep.tsx';
import { OfferStep } from './OfferStep.tsx';
import { SeoStep } from './SeoStep.tsx';
import { SizeStep } from './SizeStep.tsx';
import { type StepId, stepIds } from './state.ts';
import type { StepProps } from './step-props.ts';

type Step = {
  readonly label: string;
  /** What the step is about, in a few words below its label. */
  readonly about: string;
  /** Returns whether the answers allow the next step; always false for the last step, which ends by sending. */
  readonly canLeave: (answers: Answers) => boolean;
  /** Hint shown while `canLeave` is false. */
  readonly missing?: string;
  readonly View: ComponentType<StepProps>;
};

export const steps: Readonly<Record<StepId, Step>> = {
  size: {
    label: 'Størrelse',
    about: 'antal sider',
    canLeave: ({ size }) => size !== null,
    missing: 'Vælg en størrelse for at gå videre.',
    View: SizeStep,
  },
  google: {
    label: 'Google',
    about: 'løbende hjælp',
    canLeave: ({ needsGoogle }) => needsGoogle !== null,
    missing: 'Vælg ja eller nej for at gå videre.',
    View: GoogleStep,
  },
  seo: {
    label: 'SEO',
    about: 'hvilken pakke',
    canLeave: ({ needsGoogle, seo }) => needsGoogle !== 'ja' || seo !== null,
    missing: 'Vælg en pakke for at gå videre.',
    View: SeoStep,
  },
  offer: { label: 'Tilbud', about: 'din pris', canLeave: () => true, View: OfferStep },
  contact: { label: 'Kontakt', about: 'til hvem', canLeave: () => false, View: ContactStep },
};

export function isSkipped(step: StepId, { needsGoogle }: Answers): boolean {
  return step === 'seo' && needsGoogle === 'nej';
}

/** Returns the step after (`1`) or before (`-1`) a step; the step itself if it is the last or the first one. */
export function adjacentStep(step: StepId, answers: Answers, offset: 1 | -1): StepId {
  const asked = stepIds.filter((id) => !isSkipped(id, answers));
  return asked[asked.indexOf(step) + offset] ?? step;
}

/** Returns whether the step is not skipped and all questions before it are answered. */
export function isReachable(step: StepId, answers: Answers): boolean {
  const before = stepIds.slice(0, stepIds.indexOf(step));
  return !isSkipped(step, answers) && before.every((id) => steps[id].canLeave(answers));
}

/** Returns the first step whose question is unanswered; the offer step if all are answered. */
export function openingStep(answers: Answers): StepId {
  return stepIds.find((id) => id === 'offer' || !steps[id].canLeave(answers)) ?? 'offer';
}
