import { writeFilter } from './address-state.ts';
import type { Filter } from './filter.ts';

/** Debounce time in ms; browsers limit how often a page may change its URL. */
const pauseMs = 300;

/** Keeps the page's URL in sync with the filter. */
export type AddressWriter = {
  /** Updates the URL when typing pauses. */
  later: (filter: Filter) => void;
  /** Applies a pending update at once, before the page or the history entry is left. */
  now: () => void;
  /** Discards a pending update, because the URL has changed in another way. */
  drop: () => void;
  /** Applies a pending update, then adds a history entry, so that Back undoes the change. */
  push: (filter: Filter) => void;
};

export function createAddressWriter(): AddressWriter {
  let pending: Filter | null = null;
  let timer = 0;
  const changedAddress = (filter: Filter) => {
    const search = writeFilter(location.search, filter);
    return search === location.search ? null : location.pathname + search + location.hash;
  };
  const drop = () => {
    clearTimeout(timer);
    pending = null;
  };
  const now = () => {
    const address = pending && changedAddress(pending);
    drop();
    if (address) history.replaceState(history.state, '', address);
  };
  return {
    later: (filter) => {
      drop();
      pending = filter;
      timer = window.setTimeout(now, pauseMs);
    },
    now,
    drop,
    push: (filter) => {
      now();
      const address = changedAddress(filter);
      if (address) history.pushState(null, '', address);
    },
  };
}
