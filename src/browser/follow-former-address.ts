import { matchRedirect } from '#src/site/match-redirect.ts';
import { plainAddress } from './plain-address.ts';

/*
 * On the 404 page: redirects a former address, for hosts that do not read `_redirects`, also one with capital letters or
 * double slashes, and tries any other address without them. Keeps query and hash.
 */
const plain = plainAddress(location.href);
const target = matchRedirect(plain.pathname + plain.search + plain.hash);
if (target !== null) {
  history.replaceState({ from: location.pathname, type: 301 }, '', target);
  // The reloaded page must not open at the scroll position of this one.
  history.scrollRestoration = 'manual';
  // A reload loads the new address and, unlike a navigation, keeps the state of the history entry.
  location.reload();
} else if (plain.pathname !== location.pathname) {
  location.replace(plain);
}
