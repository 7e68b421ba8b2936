import { startTransition, useEffect, useState } from 'react';
import { type Filter, isActive } from './filter.ts';
import { type SearchIndex, type SearchOutcome, search } from './search.ts';
import { runInSlices } from './steps.ts';

/**
 * What the search finds for a filter; null while there is no index or nothing is filtered. A step behind the
 * typing, which never waits for it: the search gives way to every key, and starts again with what it typed.
 */
export function useOutcome(index: SearchIndex | null, filter: Filter): SearchOutcome | null {
  const [outcome, setOutcome] = useState<SearchOutcome | null>(null);
  const active = isActive(filter);
  useEffect(() => {
    if (!active) setOutcome(null);
    if (!index || !active) return;
    return runInSlices(search(index, filter), (found) => startTransition(() => setOutcome(found)));
  }, [index, filter, active]);
  return active ? outcome : null;
}
