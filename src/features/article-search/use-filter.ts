import { type RefObject, useEffect, useState } from 'react';
import { readFilter } from './address-state.ts';
import { createAddressWriter } from './address-writer.ts';
import { type CategoryChoice, emptyFilter, type Filter } from './filter.ts';

type FilterControl = {
  filter: Filter;
  /** Follows the typing. */
  type: (query: string) => void;
  /** A step the visitor can take back. */
  choose: (category: CategoryChoice) => void;
  reset: () => void;
};

/** The filter, kept in the address: a page opened with one starts with it, and back and forward move through it. */
export function useFilter(field: RefObject<HTMLInputElement | null>): FilterControl {
  const [filter, setFilter] = useState(emptyFilter);
  const [address] = useState(createAddressWriter);

  useEffect(() => {
    const follow = () => {
      address.drop();
      setFilter(readFilter(location.search));
    };
    // Before a link is followed: coming back must find what was typed.
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) address.now();
    };
    // What was typed before this code arrived counts for more than the address.
    const typed = field.current?.value;
    if (typed) {
      const next = { ...readFilter(location.search), query: typed };
      setFilter(next);
      address.later(next);
    } else if (location.search) follow();
    addEventListener('popstate', follow);
    document.addEventListener('click', onClick, true);
    return () => {
      address.drop();
      removeEventListener('popstate', follow);
      document.removeEventListener('click', onClick, true);
    };
  }, [field, address]);

  const step = (next: Filter) => {
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
    choose: (category) => step({ ...filter, category }),
    reset: () => step(emptyFilter),
  };
}
