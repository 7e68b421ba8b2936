import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { postJson } from '#src/lib/post-json.ts';
import { isSpam } from './Honeypot.tsx';
import { type FieldErrors, fieldErrors, type LeadField } from './lead-rules.ts';
import { type DraftKey, parseTextValues } from './session-draft.ts';
import { useDraft } from './use-draft.ts';

export type SendState<Payload> =
  | { readonly kind: 'idle' | 'sending' }
  /**
   * `refused`: it has not arrived. `unsure`: it may have. `left`: the visitor left or reloaded the page before the
   * answer came.
   */
  | { readonly kind: 'failed'; readonly why: 'refused' | 'offline' | 'unsure' | 'left' }
  | { readonly kind: 'sent'; readonly payload: Payload };

type TextValues = Readonly<Record<string, string>>;
type Sent = { readonly timestamp: string };
export type LeadForm<Values extends TextValues, Payload extends Sent> = ReturnType<
  typeof useLeadForm<Values, Payload>
>;

/** Handles the state of a lead form: draft, errors, and one request at a time. */
export function useLeadForm<Values extends TextValues, Payload extends Sent>(
  draft: DraftKey,
  endpoint: string | null,
  fields: readonly LeadField<keyof Values & string>[],
) {
  const empty = Object.fromEntries(fields.map(({ name }) => [name, ''])) as Values;
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [attempt, setAttempt] = useState(0);
  const [sending, setSending] = useState<SendState<Payload>>({ kind: 'idle' });
  /** What was sent last, in case it is sent again. */
  const [tried, setTried] = useState<Payload>();
  /** No state: a second press may come before the next render. */
  const isBusy = useRef(false);
  const { kind } = sending;

  const typed = kind !== 'sent' && Object.values(values).some(Boolean);
  const ready = useDraft(draft, 'felter', typed ? values : undefined, (stored, isReturn) => {
    // What the visitor has filled in before hydration goes before the draft.
    const filled = isReturn ? [] : Object.entries(inForm(empty)).filter(([, value]) => value !== '');
    setValues(parseTextValues({ ...Object(stored), ...Object.fromEntries(filled) }, empty));
    clearFailure();
  });
  const isUnsure = kind === 'sending' || (sending.kind === 'failed' && /unsure|left/.test(sending.why));
  useDraft(draft, 'sendt', isUnsure ? tried : undefined, (stored) => {
    if (!stored) return;
    setTried(stored as Payload);
    setSending({ kind: 'failed', why: 'left' });
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
    if (kind === 'failed' && attempt && lost) submitButton(form.current)?.focus();
  }, [kind, attempt]);

  /** Returns what stands in the form: password managers and browsers of apps fill in fields without an event. */
  function inForm(known: Values): Values {
    const entries = Object.entries(known).map(([name, value]) => {
      const field = form.current?.elements.namedItem(name);
      return [name, field && 'value' in field ? field.value : value];
    });
    return Object.fromEntries(entries) as Values;
  }

  function sync() {
    const now = inForm(values);
    if (JSON.stringify(now) !== JSON.stringify(values)) setValues(now);
  }

  async function send(payloadOf: (values: Values, now: Date) => Payload) {
    if (endpoint === null || isBusy.current) return;
    const now = inForm(values);
    const found = fieldErrors(fields, now);
    const hasErrors = Object.keys(found).length > 0;
    setValues(now);
    setErrors(found);
    setAttempt(attempt + 1);
    // With errors nothing is sent, so the message about an earlier request goes away.
    setSending({ kind: hasErrors ? 'idle' : 'sending' });
    if (hasErrors) return;
    isBusy.current = true;
    const payload = sameLead(tried, payloadOf(now, new Date()));
    setTried(payload);
    // Nobody is thanked for a lead that was thrown away.
    const outcome = isSpam(form.current) ? undefined : await postJson(endpoint, payload);
    isBusy.current = false;
    if (outcome?.ok) return setSending({ kind: 'sent', payload });
    if (outcome) console.error('Afsendelse mislykkedes:', outcome.reason, outcome.text);
    const isAnswered = !outcome || typeof outcome.reason === 'number';
    setSending({ kind: 'failed', why: isAnswered ? 'refused' : navigator.onLine ? 'unsure' : 'offline' });
  }

  /** Empties the form for another lead, or for the next person at this computer. */
  function clear() {
    setValues(empty);
    setErrors({});
    setTried(undefined);
    setSending({ kind: 'idle' });
  }

  function clearFailure() {
    setSending((now) => (now.kind === 'failed' ? { kind: 'idle' } : now));
  }

  function edit(field: string) {
    sync();
    setErrors(({ [field]: _cleared, ...others }) => others);
  }

  const formProps = {
    ref: form,
    // The button submits nothing before hydration.
    method: 'dialog',
    noValidate: true,
    // Keeps the browser from putting an older draft back; the fields have their own.
    autoComplete: 'off',
    onFocus: sync,
    onBlur: sync,
    onPointerOver: sync,
    // Enter held down would send again as soon as a request has failed.
    onKeyDown: (event: KeyboardEvent) =>
      event.repeat &&
      event.key === 'Enter' &&
      !(event.target instanceof HTMLTextAreaElement) &&
      event.preventDefault(),
  } as const;

  return {
    form,
    formProps,
    fields,
    values,
    setValues,
    edit,
    errors,
    attempt,
    sending,
    send,
    clear,
    clearFailure,
    ready,
  };
}

/** Returns the lead with the time of its first try, by which a receiver can tell that it has it already. */
function sameLead<Payload extends Sent>(tried: Payload | undefined, payload: Payload): Payload {
  const again = { ...payload, timestamp: String(tried?.timestamp) };
  return JSON.stringify(again) === JSON.stringify(tried) ? again : payload;
}

function submitButton(form: HTMLFormElement | null) {
  return form?.querySelector<HTMLButtonElement>('[type="submit"]');
}
