import { useEffect, useRef, useState } from 'react';
import { postJson } from '#src/lib/post-json.ts';
import { isSpam } from './Honeypot.tsx';
import type { LeadField } from './limits.ts';
import { type DraftKey, parseTextValues } from './session-draft.ts';
import { useDraft } from './use-draft.ts';

export type SendState<Payload> =
  | { readonly kind: 'idle' | 'sending' }
  | { readonly kind: 'failed'; readonly offline: boolean }
  | { readonly kind: 'sent'; readonly payload: Payload };

export type FieldErrors = Partial<Readonly<Record<LeadField, string>>>;

type TextValues = Readonly<Record<string, string>>;
export type LeadForm<Values extends TextValues, Payload> = ReturnType<typeof useLeadForm<Values, Payload>>;

/** Handles the state of a lead form: draft, errors, and one request at a time. */
export function useLeadForm<Values extends TextValues, Payload>(
  draft: DraftKey,
  endpoint: string | null,
  empty: Values,
) {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<Values>(empty);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [attempt, setAttempt] = useState(0);
  const [sending, setSending] = useState<SendState<Payload>>({ kind: 'idle' });
  const { kind } = sending;

  const typed = kind !== 'sent' && Object.values(values).some(Boolean);
  const ready = useDraft(draft, 'felter', typed ? values : undefined, (stored, isReturn) => {
    // What the visitor has filled in before hydration goes before the draft.
    const fields = isReturn ? [] : [...new FormData(form.current ?? undefined)];
    const filled = Object.fromEntries(fields.filter(([, value]) => value !== ''));
    setValues(parseTextValues({ ...Object(stored), ...filled }, empty));
    clearFailure();
  });

  useEffect(() => {
    if (kind === 'sending') {
      const preventUnload = (event: BeforeUnloadEvent) => event.preventDefault();
      addEventListener('beforeunload', preventUnload);
      return () => removeEventListener('beforeunload', preventUnload);
    }
    // Some browsers blur a button that is disabled while sending, and a second press moves focus to an ancestor of the
    // form. Restore the focus after a failure, so that Enter retries and Tab does not restart at the top of the page.
    const lost = document.activeElement?.contains(form.current) ?? true;
    if (kind === 'failed' && lost) submitButton(form.current)?.focus();
  }, [kind]);

  async function send(newErrors: FieldErrors, payload: Payload) {
    if (endpoint === null || kind === 'sending') return;
    setErrors(newErrors);
    setAttempt(attempt + 1);
    const hasErrors = Object.keys(newErrors).length > 0;
    // With errors nothing is sent, so the message about an earlier request goes away.
    setSending({ kind: hasErrors ? 'idle' : 'sending' });
    if (hasErrors) return;
    // Nobody is thanked for a lead that was thrown away.
    const outcome = isSpam(form.current) ? undefined : await postJson(endpoint, payload);
    if (outcome?.ok === false) console.error('Afsendelse mislykkedes:', outcome.reason, outcome.text);
    setSending(outcome?.ok ? { kind: 'sent', payload } : { kind: 'failed', offline: !navigator.onLine });
  }

  /** Empties the form for another lead, or for the next person at this computer. */
  function clear() {
    setValues(empty);
    setErrors({});
    setSending({ kind: 'idle' });
  }

  function clearFailure() {
    setSending((now) => (now.kind === 'failed' ? { kind: 'idle' } : now));
  }

  function edit(field: LeadField, value: string) {
    setValues((now) => ({ ...now, [field]: value }));
    setErrors(({ [field]: _cleared, ...others }) => others);
  }

  return { form, values, setValues, edit, errors, attempt, sending, send, clear, clearFailure, ready };
}

function submitButton(form: HTMLFormElement | null) {
  return form?.querySelector<HTMLButtonElement>('[type="submit"]');
}
