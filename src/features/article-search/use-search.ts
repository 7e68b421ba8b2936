import { startTransition, useEffect, useRef, useState } from 'react';
import { type Filter, isActive } from './filter.ts';
import type { Answer } from './search.ts';
import type { WorkerMessage } from './search-worker.ts';

/**
 * Searches in a worker, so that typing never waits for results. Nothing is loaded before the filter is active, and after
 * a failure the next change of the filter tries again.
 */
export function useSearch(filter: Filter): Answer | 'none' | 'loading' | 'failed' {
  const [answer, setAnswer] = useState<WorkerMessage | 'loading'>('loading');
  const worker = useRef<Worker>(null);
  const active = isActive(filter);

  useEffect(() => {
    if (!active) return setAnswer('loading');
    if (!worker.current) {
      let started: Worker;
      try {
        started = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' });
      } catch {
        // There are none, or a policy forbids them.
        return setAnswer('failed');
      }
      const onAnswer = (message: WorkerMessage) => {
        if (message === 'failed') {
          started.terminate();
          worker.current = null;
        }
        startTransition(() => setAnswer(message));
      };
      started.onmessage = ({ data }: MessageEvent<WorkerMessage>) => onAnswer(data);
      started.onerror = () => onAnswer('failed');
      worker.current = started;
    }
    worker.current.postMessage(filter);
  }, [active, filter]);

  return active ? answer : 'none';
}
