import { type RefObject, useEffect, useState } from 'react';
import { readFilter, writeFilter } from './address-state.ts';
import { type CategoryChoice, emptyFilter, type Filter } from './filter.ts';

/** Debounce time in ms; browsers limit how often a page may change its URL. */
const pauseMs = 300;

/** Keeps the filter in sync with the URL: reads it on load and on back and forward, and writes every change. */
export function useFilter(field: RefObject<HTMLInputElement | null>) {
  const [filter, setFilter] = useState(emptyFilter);

  useEffect(() => {
    const readAddress = () => setFilter(readFilter(location.search));
    // Text typed before hydration takes precedence over the URL.
    const typed = field.current?.value;
    if (typed) setFilter({ ...readFilter(location.search), query: typed });
    else if (location.search) readAddress();
    addEventListener('popstate', readAddress);
    return () => removeEventListener('popstate', readAddress);
  }, [field]);

  useEffect(() => {
    const timer = setTimeout(replaceAddress, pauseMs, filter);
    // Does not wait when a link is followed, so that Back restores the query.
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) replaceAddress(filter);
    };
    document.addEventListener('click', onClick, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', onClick, true);
    };
  }, [filter]);

  const pushFilter = (next: Filter) => {
    replaceAddress(filter);
    setFilter(next);
    const address = changedAddress(next);
    if (address) history.pushState(null, '', address);
  };
  return {
    filter,
    type: (query: string) => setFilter({ ...filter, query }),
    choose: (category: CategoryChoice) => pushFilter({ ...filter, category }),
    reset: () => pushFilter(emptyFilter),
  };
}

/** Returns the URL of the page with this filter; null if the present one, however it is written, has the same filter. */
function changedAddress(filter: Filter): string | null {
  const search = writeFilter(location.search, filter);
  const present = writeFilter(location.search, readFilter(location.search));
  return search === present ? null : location.pathname + search + location.hash;
}

function replaceAddress(filter: Filter): void {
  const address = changedAddress(filter);
  if (address) history.replaceState(history.state, '', address);
}
