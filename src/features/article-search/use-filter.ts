import { type RefObject, useEffect, useState } from 'react';
import { readFilter } from './address-state.ts';
import { createAddressWriter } from './address-writer.ts';
import { type CategoryChoice, emptyFilter, type Filter } from './filter.ts';

type FilterControl = {
  filter: Filter;
  /** Sets the query while the visitor types. */
  type: (query: string) => void;
  /** Sets the category and adds a history entry. */
  choose: (category: CategoryChoice) => void;
  reset: () => void;
};

/** Keeps the filter in sync with the URL: reads it on load and on back and forward, and writes every change. */
export function useFilter(field: RefObject<HTMLInputElement | null>): FilterControl {
  const [filter, setFilter] = useState(emptyFilter);
  const [address] = useState(createAddressWriter);

  useEffect(() => {
    const readAddress = () => {
      address.drop();
      setFilter(readFilter(location.search));
    };
    // Write the query to the URL before a link is followed, so that Back restores it.
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) address.now();
    };
    // Text typed before hydration takes precedence over the URL.
    const typed = field.current?.value;
    if (typed) {
      const next = { ...readFilter(location.search), query: typed };
      setFilter(next);
      address.later(next);
    } else if (location.search) readAddress();
    addEventListener('popstate', readAddress);
    document.addEventListener('click', onClick, true);
    return () => {
      address.drop();
      removeEventListener('popstate', readAddress);
      document.removeEventListener('click', onClick, true);
    };
  }, [field, address]);

  const pushFilter = (next: Filter) => {
    setFilter(next);
    address.push(next);
  };
  return {
    filter,
    type: (query) => {
      const next = { ...filter, query };
      setFilter(next);
      address.later(next);
    },
    choose: (category) => pushFilter({ ...filter, category }),
    reset: () => pushFilter(emptyFilter),
  };
}
