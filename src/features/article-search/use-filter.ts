import { type RefObject, useEffect, useState } from 'react';
import { addressWith, emptyFilter, type Filter, readFilter } from './filter.ts';

/**
 * Keeps the filter, and the address with it: it is read on load, on back and forward and when the browser restores the
 * page. What is typed is written by `commit`, once it is whole: each change of an address is a page view in the statistics.
 * `push` adds a history entry.
 */
export function useFilter(field: RefObject<HTMLInputElement | null>) {
  const [filter, setFilter] = useState(emptyFilter);

  useEffect(() => {
    const readAddress = () => setFilter(readFilter(location.href));
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && readAddress();
    // Text typed before hydration takes precedence over the address.
    const typed = field.current?.value;
    if (typed) setFilter({ ...readFilter(location.href), query: typed });
    else if (location.search) readAddress();
    addEventListener('popstate', readAddress);
    addEventListener('pageshow', onPageShow);
    return () => {
      removeEventListener('popstate', readAddress);
      removeEventListener('pageshow', onPageShow);
    };
  }, [field]);

  const commit = () => {
    const address = addressWith(location.href, filter);
    if (address !== location.href) history.replaceState(history.state, '', address);
  };
  const push = (next: Filter) => {
    commit();
    setFilter(next);
    const address = addressWith(location.href, next);
    if (address !== location.href) history.pushState(null, '', address);
  };
  return { filter, setFilter, commit, push };
}
