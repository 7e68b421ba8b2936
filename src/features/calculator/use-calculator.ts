import { type RefObject, useEffect, useLayoutEffect, useReducer, useState } from 'react';
import { onAddressChange } from '#src/features/lead-form/on-address-change.ts';
import { readDraft, writeDraft } from '#src/features/lead-form/session-draft.ts';
import { typedValues } from '#src/features/lead-form/typed-values.ts';
import { answersFromAddress } from './address-state.ts';
import { parseAnswers } from './answers.ts';
import { openingState } from './draft.ts';
import { initialState, reduce } from './state.ts';

/**
 * The calculator's state, opened from the address or the session once the prerendered page has become
 * alive, and kept for the session from then on (`keep` says how long).
 */
export function useCalculator(form: RefObject<HTMLFormElement | null>, keep: boolean) {
  const [state, dispatch] = useReducer(reduce, initialState);
  const [opened, setOpened] = useState(false);

  // Before the next paint: a visitor who chose a size while the script was on its way sees no flicker.
  useLayoutEffect(() => {
    const opening = openingState(readDraft('prisberegner'), location.search);
    const typed = form.current ? typedValues(form.current) : {};
    const chosen = parseAnswers({ size: typed.stoerrelse, needsGoogle: null, seo: null });
    dispatch({ type: 'restore', state: chosen.size ? { ...opening, step: 1, answers: chosen } : opening });
    setOpened(true);
  }, [form]);

  useEffect(
    () =>
      onAddressChange(() => {
        if (answersFromAddress(location.search).size === null) return;
        dispatch({ type: 'restore', state: openingState(readDraft('prisberegner'), location.search) });
      }),
    [],
  );

  useEffect(() => {
    if (opened && keep) writeDraft('prisberegner', { ...state, search: location.search });
  }, [opened, keep, state]);

  return [state, dispatch] as const;
}
