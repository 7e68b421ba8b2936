import type { Dispatch, ReactNode } from 'react';
import type { ContactDetails } from '#src/features/lead-form/contact-fields.ts';
import type { LeadForm } from '#src/features/lead-form/use-lead-form.ts';
import type { Answers } from './answers.ts';
import type { QuotePayload } from './payload.ts';
import type { CalculatorEvent } from './state.ts';

/** Props of every step. */
export type StepProps = {
  idPrefix: string;
  answers: Answers;
  dispatch: Dispatch<CalculatorEvent>;
  /** Renders the step's heading, which receives focus when the visitor moves to the step. */
  heading: (title: string) => ReactNode;
  lead: LeadForm<ContactDetails, QuotePayload>;
  /** Whether an endpoint for quote requests is configured. */
  canBeSent: boolean;
};
