import { useEffect, useRef, useState } from 'react';
import { type PostResult, postJson } from '#src/lib/post-json.ts';
import { clearDraft, type DraftKey } from './session-draft.ts';

export type SendState<Payload> =
  | { readonly kind: 'idle' | 'offline' | 'sending' | 'failed' }
  | { readonly kind: 'sent'; readonly payload: Payload };

type Running = { readonly payload: unknown; readonly result: Promise<PostResult> };

/**
 * Requests that wait for their answer. Kept outside React so that a visitor who walks to another
 * page and back meets the same request again instead of sending a second one.
 */
const running = new Map<DraftKey, Running>();

function start(key: DraftKey, endpoint: string, payload: unknown): Running {
  const result = postJson({ url: endpoint, body: payload, fetch: (url, init) => fetch(url, init) }).then(
    (outcome) => {
      running.delete(key);
      if (outcome.ok) clearDraft(key);
      else
        console.error(
          'Afsendelse mislykkedes:',
          'status' in outcome ? outcome.status : outcome.reason,
          outcome.text,
        );
      return outcome;
    },
  );
  const request = { payload, result };
  running.set(key, request);
  return request;
}

/** Sends a lead once at a time and tells how it goes; what was typed is forgotten only after success. */
export function useSender<Payload>(key: DraftKey, endpoint: string | null) {
  const [state, setState] = useState<SendState<Payload>>({ kind: 'idle' });
  const mounted = useRef(true);

  async function follow(request: Running) {
    setState({ kind: 'sending' });
    const { ok } = await request.result;
    if (mounted.current)
      setState(ok ? { kind: 'sent', payload: request.payload as Payload } : { kind: 'failed' });
  }

  function send(payload: Payload) {
    if (endpoint === null || running.has(key)) return;
    if (navigator.onLine) void follow(start(key, endpoint, payload));
    else setState({ kind: 'offline' });
  }

  /** What a machine that filled the hidden field gets to see. */
  function pretend(payload: Payload) {
    clearDraft(key);
    setState({ kind: 'sent', payload });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a request under way is looked for once, on arrival.
  useEffect(() => {
    mounted.current = true;
    const request = running.get(key);
    if (request) void follow(request);
    return () => {
      mounted.current = false;
    };
  }, []);

  useEffect(() => {
    if (state.kind !== 'sending') return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [state.kind]);

  return { state, send, pretend };
}
