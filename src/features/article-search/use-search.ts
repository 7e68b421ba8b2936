import { startTransition, useEffect, useRef, useState } from 'react';
import type { Answer, Question } from './answer.ts';
import { isActive } from './filter.ts';
import type { WorkerMessage } from './search-worker.ts';

/** Searches in a worker, so that typing never waits for results. */
export function useSearch({ filter, limits, inText }: Question) {
  const [state, setState] = useState<'untouched' | 'loading' | 'ready' | 'failed'>('untouched');
  const [answer, setAnswer] = useState<Answer | null>(null);
  const worker = useRef<Worker>(null);
  const active = isActive(filter);
  const failed = state === 'failed';

  useEffect(() => {
    if (!active) setAnswer(null);
    if (!active || failed) return;
    if (!worker.current) {
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
        });
      };
    }
    worker.current.postMessage({ filter, limits, inText } satisfies Question);
  }, [active, failed, filter, limits, inText]);

  useEffect(() => () => worker.current?.terminate(), []);
  return {
    answer: active ? answer : null,
    state: active ? state : 'untouched',
    retry: () => failed && setState('untouched'),
  };
}
