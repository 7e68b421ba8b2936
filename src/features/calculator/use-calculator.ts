import { useEffect, useReducer, useRef, useState } from 'react';
import type { ContactDetails } from '#src/features/lead-form/contact-fields.ts';
import { useDraft } from '#src/features/lead-form/use-draft.ts';
import type { LeadForm } from '#src/features/lead-form/use-lead-form.ts';
import { parseAnswers } from './answers.ts';
import { writeEntry } from './history-entry.ts';
import type { SizeId } from './options.ts';
import type { QuotePayload } from './payload.ts';
import { reduce } from './reduce.ts';
import { parseState, restoredState } from './restored-state.ts';
import { initialState } from './state.ts';
import { usePackageLinks } from './use-package-links.ts';

export type CalculatorOptions = {
  /** Prefix of every id, and name of the answers in the stored draft; unique among the islands of a page. */
  idPrefix: string;
  /** Preselected size. */
  stoerrelse?: SizeId;
  /** Keeps the answers in the URL and the steps in the history; only for the calculator of the price page. */
  addressState?: boolean;
};

/**
 * Manages the calculator's state: restores it after hydration and stores it for the session. With `addressState`, each
 * step is a history entry, so that the browser's back button goes back one step. While `lead` is being sent, the
 * calculator stays on its step; once it is sent, draft and URL are cleared.
 */
export function useCalculator(
  { idPrefix, stoerrelse, addressState }: CalculatorOptions,
  lead: LeadForm<ContactDetails, QuotePayload>,
) {
  const { form, clearFailure } = lead;
  const isSending = lead.sending.kind === 'sending';
  const sent = lead.sending.kind === 'sent';
  const [initial] = useState(() => initialState(stoerrelse));
  const [state, dispatch] = useReducer(reduce, initial);
  const heading = useRef<HTMLHeadingElement>(null);
  const [moves, setMoves] = useState(0);
  /** State of the current history entry. */
  const entry = useRef(initial);
  /** Whether forward entries may follow the current one: after back and forward navigation, and after a reload. */
  const revisited = useRef(false);

  const restored = useDraft(
    'prisberegner',
    idPrefix,
    sent || state === initial ? undefined : state,
    (draft) => {
      const previous = restoredState(
        addressState ? { draft, entry: history.state?.prisberegner, search: location.search } : { draft },
      );
      // Keep a size that the visitor chose before hydration.
      const chosen = parseAnswers({ size: new FormData(form.current ?? undefined).get('stoerrelse') }).size;
      if (chosen && chosen !== stoerrelse) dispatch({ type: 'restore', state: initialState(chosen) });
      else if (previous) {
        // The restored step may be shorter than the prerendered one: keep the height, so that nothing below shifts.
        if (form.current) form.current.style.minHeight = `${form.current.offsetHeight}px`;
        entry.current = previous;
        // After a reload there may be forward entries, too.
        revisited.current = Boolean(addressState && history.state?.prisberegner);
        dispatch({ type: 'restore', state: previous });
      }
    },
  );

  useEffect(() => {
    if (!addressState || !restored) return;
    if (sent) writeEntry(undefined);
    else if (state !== entry.current) {
      // A new step adds a history entry, a new answer updates the current one. After back or forward navigation a new
      // answer also adds an entry, so that the forward button cannot bring back the old answers.
      const isNew = state.step !== entry.current.step || revisited.current;
      // An entry that the calculator has only read from has no state yet.
      if (isNew) writeEntry(entry.current);
      writeEntry(state, isNew);
      revisited.current = false;
      entry.current = state;
    }
  }, [addressState, restored, sent, state]);

  useEffect(() => {
    if (!addressState) return;
    const onPopState = (event: PopStateEvent) => {
      const stored = parseState(event.state?.prisberegner);
      if (!stored) return;
      // Skip the steps of a request that has been sent.
      if (sent) {
        history.back();
        return;
      }
      // Like the disabled 'Tilbage' button: only the last step shows whether sending fails.
      if (isSending) {
        if (stored.step !== 'contact') history.forward();
        return;
      }
      entry.current = stored;
      revisited.current = true;
      dispatch({ type: 'restore', state: stored });
      setMoves((count) => count + 1);
    };
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, [addressState, isSending, sent]);

  usePackageLinks({
    isBusy: isSending || sent,
    leave() {
      // An entry that the calculator has only read from has no state yet.
      if (addressState && entry.current !== initial) writeEntry(entry.current);
    },
    choose(chosen) {
      if (!addressState) return;
      // The jump has added an entry.
      entry.current = chosen;
      revisited.current = false;
      writeEntry(chosen);
      dispatch({ type: 'restore', state: chosen });
    },
  });

  // After a move, focus the step's heading and scroll it into view: the previous step may have been longer. Scroll in
  // the next frame: after `popstate` the browser restores the position at which the visitor left the step.
  useEffect(() => {
    if (moves === 0 || !form.current) return;
    // A failure does not apply to other answers.
    clearFailure();
    form.current.style.minHeight = '';
    heading.current?.focus({ preventScroll: true });
    const frame = requestAnimationFrame(() => scrollToStep(form.current, heading.current));
    return () => cancelAnimationFrame(frame);
  }, [moves, form, clearFailure]);

  function move(type: 'next' | 'back') {
    dispatch({ type });
    setMoves((count) => count + 1);
  }

  return { state, dispatch, move, heading };
}

/** Scrolls to the top of the panel unless that and the step's heading are in view, clear of the header and of the bar. */
function scrollToStep(panel: HTMLElement | null, heading: HTMLElement | null): void {
  if (!panel || !heading) return;
  const { top } = panel.getBoundingClientRect();
  const { bottom } = heading.getBoundingClientRect();
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(panel);
  if (
    top < Number.parseFloat(scrollMarginTop) ||
    bottom > innerHeight - Number.parseFloat(scrollMarginBottom)
  )
    panel.scrollIntoView({ block: 'start', behavior: 'instant' });
}
