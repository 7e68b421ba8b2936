import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { Answer, Question } from './answer.ts';
import { isActive } from './filter.ts';
import type { TextOutcome } from './search-text.ts';
import type { WorkerMessage } from './search-worker.ts';

/** Searches in a worker, so that typing never waits for results. */
export function useSearch({ filter, limits, inText }: Question) {
  const [state, setState] = useState<'untouched' | 'loading' | 'ready' | 'failed'>('untouched');
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [text, setText] = useState<TextOutcome | null>(null);
  const worker = useRef<Worker>(null);
  const active = isActive(filter);

  const start = useCallback(() => {
    if (worker.current) return;
    const started = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' });
    worker.current = started;
    setState('loading');
    const fail = () => {
      started.terminate();
      worker.current = null;
      setState('failed');
    };
    started.onerror = fail;
    started.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
      if ('failed' in data) return fail();
      startTransition(() => {
        setState('ready');
        setAnswer(data.answer);
        if (data.answer.text !== 'waiting')
          setText(typeof data.answer.text === 'string' ? null : data.answer.text);
      });
    };
  }, []);

  useEffect(
    () => () => {
      worker.current?.terminate();
      worker.current = null;
    },
    [],
  );
  useEffect(() => {
    if (active && state === 'untouched') start();
    if (active) return;
    setAnswer(null);
    setText(null);
  }, [active, state, start]);

  // Posts the question again to a worker that replaces a failed one.
  const started = state === 'loading' || state === 'ready';
  useEffect(() => {
    if (active && started) worker.current?.postMessage({ filter, limits, inText } satisfies Question);
  }, [active, started, filter, limits, inText]);

  const retry = () => {
    if (state === 'failed') start();
  };
  return { answer: active ? answer : null, text: active ? text : null, state, retry };
}
