import { startTransition, useCallback, useState } from 'react';
import { loadedSearchIndex, loadSearchIndex } from './load-search-index.ts';
import type { SearchIndex } from './search.ts';

export type IndexState =
  | { readonly kind: 'untouched' | 'loading' | 'failed' }
  | { readonly kind: 'ready'; readonly index: SearchIndex };

/** The search's index and the call that fetches it: at the first touch, and again at the next after a failure. */
export function useSearchIndex(): { state: IndexState; touch: () => void } {
  const [state, setState] = useState<IndexState>({ kind: 'untouched' });
  const touch = useCallback(() => {
    const index = loadedSearchIndex();
    if (index) {
      setState((current) => (current.kind === 'ready' ? current : { kind: 'ready', index }));
      return;
    }
    setState((current) => (current.kind === 'loading' ? current : { kind: 'loading' }));
    loadSearchIndex().then(
      (arrived) => startTransition(() => setState({ kind: 'ready', index: arrived })),
      () => setState({ kind: 'failed' }),
    );
  }, []);
  return { state, touch };
}
