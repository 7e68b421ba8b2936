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
    const { pathname } = location;
    const follow = (search: string) => {
      address.drop();
      setFilter(readFilter(search));
    };
    const onPopstate = () => {
      address.drop();
      // Going back to another page is not for the search to answer.
      if (location.pathname === pathname) follow(location.search);
    };
    const onClick = ({ target, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link) return;
      // Before the link is followed: coming back must find what was typed.
      address.now();
      // A link to this very page, such as the menu's, changes the address and nothing else: the page stays.
      const stays = link.origin === location.origin && link.pathname === pathname && !link.hash;
      if (stays && !ctrlKey && !metaKey && !shiftKey && !altKey) follow(link.search);
    };
    // What was typed before this code arrived counts for more than the address.
    const typed = field.current?.value;
    if (typed) setFilter({ ...readFilter(location.search), query: typed });
    else if (location.search) follow(location.search);
    addEventListener('popstate', onPopstate);
    document.addEventListener('click', onClick, true);
    return () => {
      address.drop();
      removeEventListener('popstate', onPopstate);
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
