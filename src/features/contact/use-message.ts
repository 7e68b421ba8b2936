import { type RefObject, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { onAddressChange } from '#src/features/lead-form/on-address-change.ts';
import { readDraft, writeDraft } from '#src/features/lead-form/session-draft.ts';
import { textValues } from '#src/features/lead-form/text-values.ts';
import { typedValues } from '#src/features/lead-form/typed-values.ts';
import { type MessageField, noMessage } from './message-values.ts';
import { asksForNewsletter, newsletterMessage } from './newsletter.ts';

/**
 * What stands in the contact form: kept for the session while `keep`, together with what was typed
 * before the script arrived, and begun for a visitor who comes for the newsletter.
 */
export function useMessage(form: RefObject<HTMLFormElement | null>, keep: boolean) {
  const [values, setValues] = useState(noMessage);
  const [opened, setOpened] = useState(false);

  // Before the next paint, so that nothing typed flickers away.
  useLayoutEffect(() => {
    const typed = form.current ? typedValues(form.current) : {};
    setValues(textValues(typed, textValues(readDraft('kontaktformular'), noMessage)));
    setOpened(true);
  }, [form]);

  useEffect(() => {
    const begin = () => {
      if (!asksForNewsletter(location)) return;
      setValues((now) => (now.message === '' ? { ...now, message: newsletterMessage } : now));
    };
    begin();
    return onAddressChange(begin);
  }, []);

  useEffect(() => {
    if (opened && keep) writeDraft('kontaktformular', values);
  }, [opened, keep, values]);

  const change = useCallback((field: MessageField, value: string) => {
    setValues((now) => ({ ...now, [field]: value }));
  }, []);
  return { values, change, alive: opened };
}
