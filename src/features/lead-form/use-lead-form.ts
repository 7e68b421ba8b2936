import { type RefObject, useEffect, useRef, useState } from 'react';
import { postJson } from '#src/lib/post-json.ts';
import { isSpam } from './Honeypot.tsx';
import type { LeadField } from './limits.ts';
import type { DraftKey } from './session-draft.ts';
import { textValues, typedValues } from './text-values.ts';
import { useDraft } from './use-draft.ts';

export type SendState<Payload> =
  | { readonly kind: 'idle' | 'sending' }
  | { readonly kind: 'failed'; readonly offline: boolean }
  | { readonly kind: 'sent'; readonly payload: Payload };

export type FieldErrors = Partial<Readonly<Record<LeadField, string>>>;

export type LeadForm<Values, Payload> = {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly values: Values;
  readonly setValues: (update: (now: Values) => Values) => void;
  /** The visitor edits a field: its error goes. */
  readonly edit: (field: LeadField, value: string) => void;
  readonly errors: FieldErrors;
  /** Counts the tries to send. */
  readonly attempt: number;
  readonly sending: SendState<Payload>;
  /** Shows the errors, or sends when there are none. */
  readonly send: (errors: FieldErrors, payload: Payload) => void;
  /** Hydrated, and what was typed before is back. */
  readonly ready: boolean;
};

/** What both forms do: keep what is typed, show errors, send once at a time, and say how it went. */
export function useLeadForm<Values extends Readonly<Record<string, string>>, Payload>(
  draft: DraftKey,
  endpoint: string | null,
  empty: Values,
): LeadForm<Values, Payload> {
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState<Values>(empty);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [attempt, setAttempt] = useState(0);
  const [sending, setSending] = useState<SendState<Payload>>({ kind: 'idle' });
  const { kind } = sending;

  const typed = kind !== 'sent' && Object.values(values).some(Boolean);
  const ready = useDraft(draft, 'felter', typed ? values : undefined, (kept) =>
    setValues(textValues(typedValues(new FormData(form.current ?? undefined)), textValues(kept, empty))),
  );
  useErrorTitle(Object.keys(errors).length > 0);

  useEffect(() => {
    if (kind === 'sending') {
      const ask = (event: BeforeUnloadEvent) => event.preventDefault();
      addEventListener('beforeunload', ask);
      return () => removeEventListener('beforeunload', ask);
    }
    // A button that is disabled while sending loses the focus in some browsers, and a second press moves it to what
    // lies around the form. After a failure it gets it back, so that Enter tries again and the keyboard does not start
    // over at the top of the page.
    const lost = document.activeElement?.contains(form.current) ?? true;
    if (kind === 'failed' && lost) form.current?.querySelector<HTMLButtonElement>('[type="submit"]')?.focus();
  }, [kind]);

  async function send(found: FieldErrors, payload: Payload) {
    if (endpoint === null || kind === 'sending') return;
    setErrors(found);
    setAttempt(attempt + 1);
    if (Object.keys(found).length > 0) return;
    setSending({ kind: 'sending' });
    const sent = !isSpam(form.current) && (await post(endpoint, payload));
    setSending(sent ? { kind: 'sent', payload } : { kind: 'failed', offline: !navigator.onLine });
  }

  function edit(field: LeadField, value: string) {
    setValues((now) => ({ ...now, [field]: value }));
    setErrors(({ [field]: _cleared, ...others }) => others);
  }

  return { form, values, setValues, edit, errors, attempt, sending, send, ready };
}

async function post(endpoint: string, payload: unknown): Promise<boolean> {
  const outcome = await postJson({ url: endpoint, body: payload, fetch: (url, init) => fetch(url, init) });
  if (outcome.ok) return true;
  const status = 'status' in outcome ? outcome.status : outcome.reason;
  console.error('Afsendelse mislykkedes:', status, outcome.text);
  return false;
}

/** Lets the page's title say that the form has errors: the first thing a screen reader reads. */
function useErrorTitle(hasErrors: boolean): void {
  useEffect(() => {
    if (!hasErrors) return;
    const { title } = document;
    document.title = `Fejl: ${title}`;
    return () => {
      document.title = title;
    };
  }, [hasErrors]);
}
