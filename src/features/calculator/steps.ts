import { type Answers, isComplete } from './answers.ts';

export type Step = 1 | 2 | 3 | 4 | 5;

/** The five steps in order, as the course line names them. */
export const steps: readonly { readonly step: Step; readonly label: string }[] = [
  { step: 1, label: 'Størrelse' },
  { step: 2, label: 'Google' },
  { step: 3, label: 'SEO' },
  { step: 4, label: 'Tilbud' },
  { step: 5, label: 'Kontakt' },
];

/** May the visitor go on from this step? Step 5 is the last: it is left by sending. */
export function canLeave(step: Step, { size, needsGoogle, seo }: Answers): boolean {
  switch (step) {
    case 1:
      return size !== null;
    case 2:
      return needsGoogle !== null;
    case 3:
      return needsGoogle !== 'ja' || seo !== null;
    case 4:
      return true;
    case 5:
      return false;
  }
}

/** The step after this one; without SEO the third has nothing to ask. */
export function nextStep(step: Step, { needsGoogle }: Answers): Step {
  if (step === 2 && needsGoogle === 'nej') return 4;
  return step === 5 ? 5 : ((step + 1) as Step);
}

export function previousStep(step: Step, { needsGoogle }: Answers): Step {
  if (step === 4 && needsGoogle === 'nej') return 2;
  return step === 1 ? 1 : ((step - 1) as Step);
}

/** The step that these answers open: the offer when they are complete, else the first question without one. */
export function furthestStep(answers: Answers): Step {
  if (isComplete(answers)) return 4;
  if (answers.size === null) return 1;
  return answers.needsGoogle === null ? 2 : 3;
}

/** Is this step part of the visitor's course? The third is passed by on 'nej'. */
export function isOnCourse(step: Step, { needsGoogle }: Answers): boolean {
  return step !== 3 || needsGoogle !== 'nej';
}
