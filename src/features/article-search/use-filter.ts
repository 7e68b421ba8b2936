import { type RefObject, useEffect, useState } from 'react';
import { addressWith, readFilter } from './address-state.ts';
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
    const address = addressWith(location.href, next);
    if (address) history.pushState(null, '', address);
  };
  return {
    filter,
    type: (query: string) => setFilter({ ...filter, query }),
    choose: (category: CategoryChoice) => pushFilter({ ...filter, category }),
    reset: () => pushFilter(emptyFilter),
  };
}

function replaceAddress(filter: Filter): void {
  const address = addressWith(location.href, filter);
  if (address) history.replaceState(history.state, '', address);
}
