import { type RefObject, useEffect, useReducer, useRef, useState } from 'react';
import { nonEmptyValues } from '#src/features/lead-form/text-values.ts';
import { useDraft } from '#src/features/lead-form/use-draft.ts';
import { parseAnswers } from './answers.ts';
import { pushEntry, writeEntry } from './history-entry.ts';
import { openingState, parseState } from './opening-state.ts';
import type { SizeId } from './options.ts';
import { reduce } from './reduce.ts';
import { initialState } from './state.ts';

type Options = {
  idPrefix: string;
  /** Preselected size. */
  size: SizeId | null;
  /** Keeps the answers in the page's URL and the steps in its history. */
  addressState: boolean;
  form: RefObject<HTMLFormElement | null>;
  /** Whether the request is being sent; the calculator stays on its step. */
  isSending: boolean;
  /** Whether the request has been sent; clears the draft and the URL. */
  sent: boolean;
  /** Called after each move to another step; must not change between renders. */
  onMove: () => void;
};

/**
 * Manages the calculator's state: restores it after hydration and stores it for the session. With `addressState`, each
 * step is a history entry, so that the browser's back button goes back one step.
 */
export function useCalculator({ idPrefix, size, addressState, form, isSending, sent, onMove }: Options) {
  const [initial] = useState(() => initialState(size));
  const [state, dispatch] = useReducer(reduce, initial);
  const heading = useRef<HTMLHeadingElement>(null);
  const [moves, setMoves] = useState(0);
  /** State of the current history entry. */
  const entry = useRef(initial);
  /** Whether the visitor reached the current entry with the back or forward button. */
  const revisited = useRef(false);

  const restored = useDraft(
    'prisberegner',
    idPrefix,
    sent || state === initial ? undefined : state,
    (draft) => {
      const opening = openingState(
        addressState ? { draft, entry: history.state?.prisberegner, search: location.search } : { draft },
      );
      // Keep a size that the visitor chose before hydration.
      const { stoerrelse } = nonEmptyValues(new FormData(form.current ?? undefined));
      const chosen = stoerrelse === size ? null : parseAnswers({ size: stoerrelse }).size;
      if (chosen) dispatch({ type: 'restore', state: initialState(chosen) });
      else if (opening) {
        // The opening step may be shorter than the prerendered one: keep the height, so that nothing below shifts.
        if (form.current) form.current.style.minHeight = `${form.current.offsetHeight}px`;
        entry.current = opening;
        dispatch({ type: 'restore', state: opening });
      }
    },
  );

  useEffect(() => {
    if (!addressState || !restored) return;
    if (sent) writeEntry(undefined);
    else if (state !== entry.current) {
      // A new step adds a history entry, a new answer updates the current one. After back or forward navigation a new
      // answer also adds an entry, so that the forward button cannot bring back the old answers.
      if (state.step !== entry.current.step || revisited.current) pushEntry(entry.current, state);
      else writeEntry(state);
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

  // After a move, focus the step's heading and scroll it into view: the previous step may have been longer. Scroll in
  // the next frame: after `popstate` the browser restores the position at which the visitor left the step.
  useEffect(() => {
    if (moves === 0 || !form.current) return;
    onMove();
    form.current.style.minHeight = '';
    heading.current?.focus({ preventScroll: true });
    const frame = requestAnimationFrame(() => scrollToStep(form.current, heading.current));
    return () => cancelAnimationFrame(frame);
  }, [moves, form, onMove]);

  function move(type: 'next' | 'back') {
    dispatch({ type });
    setMoves((count) => count + 1);
  }

  return { state, dispatch, move, heading };
}

/** Scrolls to the top of the panel unless the step's heading is in view below the page's sticky header. */
function scrollToStep(panel: HTMLElement | null, heading: HTMLElement | null): void {
  if (!panel || !heading) return;
  const { top, bottom } = heading.getBoundingClientRect();
  const belowHeader = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  if (top < belowHeader || bottom > innerHeight)
    panel.scrollIntoView({ block: 'start', behavior: 'instant' });
}
