import { useEffect, useRef, useState } from 'react';
import type { ContactDetails } from '#src/features/lead-form/contact-fields.ts';
import { useDraft } from '#src/features/lead-form/use-draft.ts';
import type { LeadForm } from '#src/features/lead-form/use-lead-form.ts';
import type { SizeId } from '#src/site/packages.ts';
import { searchFromAnswers, stateFromSearch, writeEntry } from './address.ts';
import { parseAnswers, questions } from './questions.ts';
import type { QuotePayload } from './quote-payload.ts';
import { type CalculatorState, initialState, parseState, stateOf } from './state.ts';

/**
 * Holds the calculator's state, restores it after hydration and stores it for the session. Each step is a history entry,
 * so that the browser's Back goes one step back. While `lead` is being sent, the calculator stays on its step; once it is
 * sent, draft and address are cleared.
 * @param onMove is called when the browser's Back or Forward has led to another step
 */
export function useSavedState(
  preselected: SizeId | undefined,
  { form, sending: { kind }, clear }: LeadForm<ContactDetails, QuotePayload>,
  onMove: () => void,
) {
  const [initial] = useState(() => initialState(preselected));
  const [state, setState] = useState(initial);
  /** State of the current history entry. */
  const entry = useRef(initial);
  const isSent = kind === 'sent';
  const isSending = kind === 'sending';

  /** Shows a state from elsewhere, as that of the current history entry, whose address may change with it. */
  function show(shown: CalculatorState, address?: string) {
    history.replaceState({ ...history.state, prisberegner: shown }, '', address);
    entry.current = shown;
    setState(shown);
  }

  const restored = useDraft('prisberegner', isSent || state === initial ? undefined : state, (stored) => {
    // Keep a size that the visitor chose before hydration.
    const filled = new FormData(form.current ?? undefined).get(questions.size.parameter);
    const { size } = parseAnswers({ size: filled });
    const visited = history.state?.prisberegner;
    // A link shared with the visitor goes before the draft, until the calculator has written to the history entry.
    const linked = visited ? undefined : stateFromSearch(location.search);
    // Without storage the entry has what the visitor did last; with it, no draft means that all has been sent.
    const previous = linked ?? parseState(stored) ?? (stored === null ? parseState(visited) : undefined);
    if (size && size !== preselected) show(initialState(size));
    else if (previous) {
      // The restored step may be shorter than the prerendered one: keep the height, so that nothing below shifts.
      if (form.current) form.current.style.minHeight = `${form.current.offsetHeight}px`;
      show(previous);
    }
  });

  useEffect(() => {
    if (!restored) return;
    if (isSent) writeEntry(undefined);
    else if (state !== entry.current) {
      const isNew = state.step !== entry.current.step;
      // Removes the hash with which the page was opened.
      if (isNew) writeEntry(entry.current);
      writeEntry(state, isNew);
      entry.current = state;
    }
  }, [restored, isSent, state]);

  // After every render: the handlers belong to the state of that render.
  useEffect(() => {
    const onPopState = (event: PopStateEvent) => {
      const stored = parseState(event.state?.prisberegner);
      if (!stored) return;
      // Skip the steps of a request that has been sent.
      if (isSent) history.back();
      // A link within the page has made an entry of the same step.
      else if (stored.step === state.step) show(state);
      // Like the disabled 'Tilbage' button: only the last step shows whether sending fails.
      else if (isSending) stored.step !== 'contact' && history.forward();
      else {
        show(stored);
        onMove();
      }
    };
    // A link of the page has led here, and its address chooses a package, which clears the later answers.
    const onChoice = () => {
      const { size } = stateFromSearch(location.search)?.answers ?? {};
      const chosen = stateOf(parseAnswers({ size }));
      if (!chosen || isSending) return;
      // In place of the receipt.
      if (isSent) clear();
      // Without the answers of an offer that was shown before.
      show(chosen, searchFromAnswers(chosen.answers, location.search) + location.hash);
    };
    addEventListener('popstate', onPopState);
    addEventListener('choice', onChoice);
    return () => {
      removeEventListener('popstate', onPopState);
      removeEventListener('choice', onChoice);
    };
  });

  return [state, setState] as const;
}
