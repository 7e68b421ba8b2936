import { writeFilter } from './address-state.ts';
import type { Filter } from './filter.ts';

/** A pause in the typing; browsers refuse addresses that change with every key. */
const pauseMs = 300;

/** Keeps the page's address in step with the filter. */
export type AddressWriter = {
  /** The address follows when the typing pauses. */
  later: (filter: Filter) => void;
  /** It follows at once: the page is about to be left, or a step to be taken. */
  now: () => void;
  /** What waits is forgotten: the address has changed by itself. */
  drop: () => void;
  /** A step of its own, which Back takes back. */
  push: (filter: Filter) => void;
};

export function createAddressWriter(): AddressWriter {
  let waiting: Filter | null = null;
  let timer = 0;
  const addressOf = (filter: Filter) => {
    const search = writeFilter(location.search, filter);
    return search === location.search ? null : location.pathname + search + location.hash;
  };
  const drop = () => {
    clearTimeout(timer);
    waiting = null;
  };
  const now = () => {
    const address = waiting && addressOf(waiting);
    drop();
    if (address) history.replaceState(history.state, '', address);
  };
  return {
    later: (filter) => {
      drop();
      waiting = filter;
      timer = window.setTimeout(now, pauseMs);
    },
    now,
    drop,
    push: (filter) => {
      now();
      const address = addressOf(filter);
      if (address) history.pushState(null, '', address);
    },
  };
}
