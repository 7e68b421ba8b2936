/** How long after the last scroll event the position is noted, in ms. */
const settle = 120;

let timer: ReturnType<typeof setTimeout> | undefined;

/** Notes the position in the history entry that is left or stood in, where going back finds it. */
function note(): void {
  clearTimeout(timer);
  history.replaceState({ ...history.state, y: Math.round(scrollY) }, '');
}

/**
 * Takes over the scroll position from the browser, which would restore it before the page is there. While
 * another document is on its way the browser has it back, so that reload and leaving work as ever.
 */
export function keepScroll(): void {
  const own = () => {
    history.scrollRestoration = 'manual';
  };
  own();
  addEventListener('pageshow', own);
  addEventListener('pagehide', () => {
    note();
    history.scrollRestoration = 'auto';
  });
  addEventListener(
    'scroll',
    () => {
      clearTimeout(timer);
      timer = setTimeout(note, settle);
    },
    { passive: true },
  );
  // Before any handler changes the address: the position belongs to the entry that is being left.
  document.addEventListener('click', note, true);
  let { pathname } = location;
  addEventListener(
    'popstate',
    () => {
      clearTimeout(timer);
      // Another page restores the position when it is there; inside one page it can be done at once.
      if (location.pathname === pathname) restoreScroll();
    },
    true,
  );
  document.addEventListener('page:shown', () => {
    pathname = location.pathname;
  });
}

/** Back to where the visitor was in this history entry, else to the section it names; false when it says neither. */
export function restoreScroll(): boolean {
  const y: unknown = history.state?.y;
  if (typeof y === 'number') {
    scrollTo({ top: y, behavior: 'instant' });
    return true;
  }
  const section = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  section?.scrollIntoView({ behavior: 'instant' });
  return section !== null;
}
