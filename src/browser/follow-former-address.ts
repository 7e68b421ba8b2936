import { matchRedirect } from '#src/features/redirects/match-redirect.ts';

/*
 * On the 404 page: redirects a former address, for hosts that do not read `_redirects`, also one with capital letters,
 * and tries any other address without them. Keeps query and hash.
 */
const { pathname, search, hash } = location;
// Encoded letters such as %C3%A5 stay as they are.
const lowerCase = pathname.replace(/%..|[A-Z]/g, (part) => (part[1] ? part : part.toLowerCase()));
const target = matchRedirect(lowerCase + search + hash);
if (target !== null) {
  history.replaceState({ from: pathname, type: 301 }, '', target);
  // The reloaded page must not open at the scroll position of this one.
  history.scrollRestoration = 'manual';
  // A reload loads the new address and, unlike a navigation, keeps the state of the history entry.
  location.reload();
} else if (pathname !== lowerCase) {
  location.replace(lowerCase + search + hash);
}
