import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { postJson } from '#src/lib/post-json.ts';
import type { StorageKey } from '#src/site/storage-list.ts';
import { isSpam } from './Honeypot.tsx';
import { type FieldErrors, fieldErrors, type LeadField, parseValues } from './lead-rules.ts';
import { useDraft } from './use-draft.ts';

export type SendState<Payload> =
  | { readonly kind: 'idle' | 'sending' }
  /**
   * `refused`: it has not arrived. `unsure`: it may have. `late`: it may have, for no answer came in time. `left`: the
   * visitor left or reloaded the page before the answer came.
   */
  | { readonly kind: 'failed'; readonly why: 'refused' | 'offline' | 'unsure' | 'late' | 'left' }
  | { readonly kind: 'sent'; readonly payload: Payload };

type TextValues = Readonly<Record<string, string>>;
type Sent = { readonly timestamp: string };
export type LeadForm<Values extends TextValues, Payload extends Sent> = ReturnType<
  typeof useLeadForm<Values, Payload>
>;

/**
 * Handles the state of a lead form: draft, errors, and one request at a time. The fields are uncontrolled: what stands in
 * the form counts, also what a password manager or the browser of an app filled in without an event.
 */
export function useLeadForm<Values extends TextValues, Payload extends Sent>(
  draft: StorageKey,
  endpoint: string | null,
  fields: readonly LeadField<keyof Values & string>[],
) {
  const form = useRef<HTMLFormElement>(null);
  /** What stands in the form. */
  const [values, setValues] = useState(() => parseValues(fields, {}) as Values);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [attempt, setAttempt] = useState(0);
  const [sending, setSending] = useState<SendState<Payload>>({ kind: 'idle' });
  /** What was sent last, in case it is sent again. */
  const [tried, setTried] = useState<Payload>();
  /** No state: a second press may come before the next render. */
  const isBusy = useRef(false);
  const { kind } = sending;

  const isUnsure =
    kind === 'sending' || (sending.kind === 'failed' && ['unsure', 'late', 'left'].includes(sending.why));
  const isKept = kind !== 'sent' && Object.values(values).some(Boolean);
  const kept = isKept ? { values, tried: isUnsure ? tried : undefined } : undefined;
  const ready = useDraft(draft, kept, (stored) => {
    const { values, tried }: { values?: unknown; tried?: Payload } = Object(stored);
    // What the visitor has filled in before hydration goes before the draft.
    const filled = Object.entries(inForm()).filter(([, value]) => value !== '');
    fill({ ...parseValues(fields, values), ...Object.fromEntries(filled) } as Values);
    setTried(tried);
    if (tried) setSending({ kind: 'failed', why: 'left' });
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
    if (kind === 'failed' && attempt && lost)
      form.current?.querySelector<HTMLButtonElement>('[type="submit"]')?.focus();
  }, [kind, attempt]);

  /** Returns what stands in the form, and the known value of a field that another step of the form has. */
  function inForm(): Values {
    const data = new FormData(form.current ?? undefined);
    const isShown = (name: string) => form.current?.elements.namedItem(name);
    const entries = fields.map(({ name }) => [name, isShown(name) ? (data.get(name) ?? '') : values[name]]);
    return Object.fromEntries(entries) as Values;
  }

  /** Puts values into the form. Fields that are not shown yet get them when they are. */
  function fill(next: Values) {
    for (const [name, value] of Object.entries(next)) {
      const field = form.current?.elements.namedItem(name);
      if (field && 'value' in field) field.value = value;
    }
    setValues(next);
  }

  async function send(payloadOf: (values: Values, now: Date) => Payload) {
    if (endpoint === null || isBusy.current) return;
    const now = inForm();
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
    const { onLine } = navigator;
    // Nobody is thanked for a lead that was thrown away.
    const outcome = isSpam(form.current) ? undefined : await postJson(endpoint, payload);
    isBusy.current = false;
    if (outcome?.ok) return setSending({ kind: 'sent', payload });
    if (outcome) console.error('Afsendelse mislykkedes:', outcome.reason, outcome.text);
    // A gateway that gave up does not know whether the receiver behind it has the lead. Those from 520 on are Cloudflare's.
    const isAnswered =
      !outcome ||
      (typeof outcome.reason === 'number' && ![502, 504].includes(outcome.reason) && outcome.reason < 520);
    const unanswered = outcome?.reason === 'timeout' ? 'late' : onLine ? 'unsure' : 'offline';
    setSending({ kind: 'failed', why: isAnswered ? 'refused' : unanswered });
  }

  /** Empties the form for another lead, or for the next person at this computer. */
  function clear() {
    // The honeypot is no field of ours: an extension may have filled it.
    form.current?.reset();
    fill(parseValues(fields, {}) as Values);
    setErrors({});
    setAttempt(0);
    setTried(undefined);
    setSending({ kind: 'idle' });
  }

  function clearFailure() {
    setSending((now) => (now.kind === 'failed' ? { kind: 'idle' } : now));
  }

  const formProps = {
    ref: form,
    // The button submits nothing before hydration.
    method: 'dialog',
    noValidate: true,
    // Keeps the browser from putting an older draft back; the fields have their own.
    autoComplete: 'off',
    onInput: ({ target }: FormEvent) => {
      setValues(inForm());
      setErrors(({ [(target as HTMLInputElement).name]: _cleared, ...others }) => others);
    },
    // Enter held down would send again as soon as a request has failed.
    onKeyDown: (event: KeyboardEvent) =>
      event.repeat &&
      event.key === 'Enter' &&
      !(event.target instanceof HTMLTextAreaElement) &&
      event.preventDefault(),
  } as const;

  return {
    id: draft,
    form,
    formProps,
    fields,
    values,
    fill,
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
