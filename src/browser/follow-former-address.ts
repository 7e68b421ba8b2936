import { matchRedirect } from '#src/features/redirects/match-redirect.ts';

/* Redirects a former address on hosts that do not read `_redirects`, keeping query and hash. */
const { pathname, search, hash } = location;
const target = matchRedirect(pathname + search + hash);
if (target !== null) {
  history.replaceState({ from: pathname, type: 301 }, '', target);
  // A reload loads the new address and, unlike a navigation, keeps the state of the history entry.
  location.reload();
}
