import { matchRedirect } from '#src/site/match-redirect.ts';

/* On the 404 page: redirects a former address, for hosts that do not read `_redirects`. Keeps query and hash. */
const target = matchRedirect(location.pathname + location.search + location.hash);
if (target !== null) {
  history.replaceState({ from: location.pathname, type: 301 }, '', target);
  // The reloaded page must not open at the scroll position of this one.
  history.scrollRestoration = 'manual';
  // A reload loads the new address and, unlike a navigation, keeps the state of the history entry.
  location.reload();
}
