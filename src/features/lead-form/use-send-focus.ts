import { type RefObject, useEffect } from 'react';
import type { SendState } from './use-sender.ts';

/**
 * A button that is disabled while sending loses the focus in some browsers. After a failure it gets it
 * back, so that Enter tries again and the keyboard does not start over at the top of the page.
 */
export function useSendFocus(
  form: RefObject<HTMLFormElement | null>,
  state: SendState<unknown>['kind'],
): void {
  useEffect(() => {
    const lost = document.activeElement === document.body || document.activeElement === null;
    if (state === 'failed' && lost)
      form.current?.querySelector<HTMLButtonElement>('[type="submit"]')?.focus();
  }, [form, state]);
}
