import { textValues } from '#src/features/lead-form/text-values.ts';
import { answersFromAddress } from './address-state.ts';
import { parseAnswers } from './answers.ts';
import { noContact } from './contact-details.ts';
import { type CalculatorState, initialState } from './state.ts';
import { furthestStep, isOnCourse, steps } from './steps.ts';

/** What is kept for the session. `search` tells a reload from a visit through another address. */
export type Draft = CalculatorState & { readonly search: string };

/**
 * Where the calculator opens. An address with answers wins over what was kept, unless the visitor has
 * gone on from that very address: then this is a reload. What was typed in step 5 is kept in either case.
 */
export function openingState(stored: unknown, search: string): CalculatorState {
  const draft = parseDraft(stored);
  const answers = answersFromAddress(search);
  if (answers.size === null || draft.search === search) {
    return { step: draft.step, answers: draft.answers, contact: draft.contact };
  }
  return { step: furthestStep(answers), answers, contact: draft.contact };
}

function parseDraft(stored: unknown): Draft {
  if (typeof stored !== 'object' || stored === null) return { ...initialState, search: '' };
  const { step, answers, contact, search } = stored as Partial<Record<keyof Draft, unknown>>;
  const given = typeof answers === 'object' && answers !== null ? answers : {};
  const parsed = parseAnswers({ size: null, needsGoogle: null, seo: null, ...given });
  const furthest = furthestStep(parsed);
  const allowed = steps.filter(
    (each) => (each.step <= furthest || furthest === 4) && isOnCourse(each.step, parsed),
  );
  return {
    step: allowed.find((each) => each.step === step)?.step ?? furthest,
    answers: parsed,
    contact: textValues(contact, noContact),
    search: typeof search === 'string' ? search : '',
  };
}
