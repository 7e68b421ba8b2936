import { type RefObject, useEffect, useReducer, useRef, useState } from 'react';
import { typedValues } from '#src/features/lead-form/text-values.ts';
import { useDraft } from '#src/features/lead-form/use-draft.ts';
import { searchOfAnswers } from './address-state.ts';
import { noAnswers, parseAnswers } from './answers.ts';
import { openingState, parseState } from './opening-state.ts';
import type { SizeId } from './options.ts';
import { reduce } from './reduce.ts';
import { type CalculatorState, initialState } from './state.ts';

type Options = {
  idPrefix: string;
  /** Chosen from the start. */
  size: SizeId | null;
  /** The page's address and history follow this calculator. */
  addressState: boolean;
  form: RefObject<HTMLFormElement | null>;
  /** The request is sent: nothing is left to keep. */
  sent: boolean;
};

/**
 * The calculator's state. Opened once the prerendered page is hydrated, kept for the session, and, where the page's
 * address follows it, one history entry for each step, so that the browser's back button goes a step back.
 */
export function useCalculator({ idPrefix, size, addressState, form, sent }: Options) {
  const [initial] = useState(() => initialState(size));
  const [state, dispatch] = useReducer(reduce, initial);
  const heading = useRef<HTMLHeadingElement>(null);
  const [moves, setMoves] = useState(0);
  /** What the present history entry stands for. */
  const entry = useRef(initial);
  /** The visitor has come back to it, or forward. */
  const revisited = useRef(false);

  const restored = useDraft(
    'prisberegner',
    idPrefix,
    sent || state === initial ? undefined : state,
    (draft) => {
      const opening = openingState(
        addressState ? { draft, entry: history.state?.prisberegner, search: location.search } : { draft },
      );
      // A visitor who chose a size while the script was on its way finds it chosen.
      const { stoerrelse } = typedValues(new FormData(form.current ?? undefined));
      const chosen = stoerrelse === size ? null : parseAnswers({ size: stoerrelse }).size;
      if (chosen) dispatch({ type: 'restore', state: initialState(chosen) });
      else if (opening) {
        // The step that opens may be lower than the prerendered one: what is below the panel stays where it is.
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
      // A new step is a new history entry, a new answer changes the one that is there. Changed after the way back it
      // is a new one too: the old answers must not come again with a step forward.
      if (state.step !== entry.current.step || revisited.current) {
        writeEntry(entry.current);
        history.pushState(null, '');
        revisited.current = false;
      }
      writeEntry(state);
      entry.current = state;
    }
  }, [addressState, restored, sent, state]);

  useEffect(() => {
    if (!addressState) return;
    const onPopState = (event: PopStateEvent) => {
      const kept = parseState(event.state?.prisberegner);
      if (!kept) return;
      // The steps of a request that is sent are passed over.
      if (sent) {
        history.back();
        return;
      }
      entry.current = kept;
      revisited.current = true;
      dispatch({ type: 'restore', state: kept });
      setMoves((count) => count + 1);
    };
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, [addressState, sent]);

  // After a move the step's heading has the focus, and the panel's top is in view: a long step may have been left
  // for a short one.
  useEffect(() => {
    const panel = form.current;
    if (moves === 0 || !panel) return;
    panel.style.minHeight = '';
    heading.current?.focus({ preventScroll: true });
    if (panel.getBoundingClientRect().top < 0) panel.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [moves, form]);

  function move(type: 'next' | 'back') {
    dispatch({ type });
    setMoves((count) => count + 1);
  }

  return { state, dispatch, move, heading };
}

/**
 * Notes a state in the present history entry and its answers in the address; none, once the request is sent. The
 * entry has no hash: on the way back the browser would take the focus to its target, away from the step.
 */
function writeEntry(state: CalculatorState | undefined): void {
  const search = searchOfAnswers(state?.answers ?? noAnswers, location.search);
  history.replaceState({ ...history.state, prisberegner: state }, '', location.pathname + search);
}
