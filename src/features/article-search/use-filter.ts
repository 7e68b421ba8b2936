import { type RefObject, useEffect, useRef, useState } from 'react';
import { readFilter, writeFilter } from './address-state.ts';
import { type CategoryChoice, emptyFilter, type Filter } from './filter.ts';

/** A pause in the typing; browsers refuse addresses that change with every key. */
const pauseMs = 300;

type FilterControl = {
  filter: Filter;
  /** Follows the typing; the address follows when the typing pauses. */
  type: (query: string) => void;
  /** A step the visitor can take back. */
  choose: (category: CategoryChoice) => void;
  reset: () => void;
};

/** The filter, kept in the address: a page opened with one starts with it, and back and forward move through it. */
export function useFilter(field: RefObject<HTMLInputElement | null>): FilterControl {
  const [filter, setFilter] = useState(emptyFilter);
  const timer = useRef(0);

  useEffect(() => {
    const { pathname } = location;
    const follow = (search: string) => {
      clearTimeout(timer.current);
      setFilter(readFilter(search));
    };
    const onPopstate = () => {
      // Going back to another page is not for the search to answer.
      if (location.pathname === pathname) follow(location.search);
    };
    // A link to this very page, such as the menu's, changes the address and nothing else: the page stays.
    const onClick = ({ target, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (!link || link.hash || link.origin !== location.origin || link.pathname !== pathname) return;
      if (!ctrlKey && !metaKey && !shiftKey && !altKey) follow(link.search);
    };
    if (location.search) follow(location.search);
    // Typed before this code arrived.
    else if (field.current?.value) setFilter({ ...emptyFilter, query: field.current.value });
    addEventListener('popstate', onPopstate);
    document.addEventListener('click', onClick);
    return () => {
      clearTimeout(timer.current);
      removeEventListener('popstate', onPopstate);
      document.removeEventListener('click', onClick);
    };
  }, [field]);

  const step = (next: Filter) => {
    clearTimeout(timer.current);
    // The step before keeps what was typed, even when the address has not followed yet.
    replaceAddress(filter);
    setFilter(next);
    pushAddress(next);
  };
  return {
    filter,
    type: (query) => {
      const next = { ...filter, query };
      setFilter(next);
      clearTimeout(timer.current);
      timer.current = window.setTimeout(() => replaceAddress(next), pauseMs);
    },
    choose: (category) => step({ ...filter, category }),
    reset: () => step(emptyFilter),
  };
}

function addressOf(filter: Filter): string | null {
  const search = writeFilter(location.search, filter);
  return search === location.search ? null : location.pathname + search;
}

function replaceAddress(filter: Filter): void {
  const address = addressOf(filter);
  if (address) history.replaceState(history.state, '', address);
}

function pushAddress(filter: Filter): void {
  const address = addressOf(filter);
  if (!address) return;
  const key = Math.random().toString(36).slice(2, 10);
  history.pushState({ ...history.state, idx: (history.state?.idx ?? 0) + 1, key }, '', address);
}
