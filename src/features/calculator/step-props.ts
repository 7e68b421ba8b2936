import type { Dispatch, ReactNode } from 'react';
import type { ContactDetails } from '#src/features/lead-form/contact-fields.ts';
import type { LeadForm } from '#src/features/lead-form/use-lead-form.ts';
import type { Answers } from './answers.ts';
import type { QuotePayload } from './payload.ts';
import type { CalculatorEvent } from './state.ts';

/** What every step is drawn from. */
export type StepProps = {
  idPrefix: string;
  answers: Answers;
  dispatch: Dispatch<CalculatorEvent>;
  /** Makes the step's heading, which takes the focus when the visitor arrives. */
  heading: (title: string) => ReactNode;
  lead: LeadForm<ContactDetails, QuotePayload>;
  /** Somebody receives quote requests. */
  canBeSent: boolean;
};
