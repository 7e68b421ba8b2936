import { matchRedirect } from '#src/features/redirects/match-redirect.ts';

/* Replaces a former address by where it leads now, and loads that; query and hash survive. */
const { pathname, search, hash } = location;
const target = matchRedirect(pathname + search + hash);
if (target !== null) {
  history.replaceState({ from: pathname, type: 301 }, '', target);
  // A reload loads the new address and, unlike a navigation, keeps the state of the entry.
  location.reload();
}
