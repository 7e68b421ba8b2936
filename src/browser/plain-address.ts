/**
 * Returns an address of this site as it may have been meant: its path without capital letters and double slashes, query
 * and hash kept. It has the same origin whatever the path says: as text, the path of `/.//Evil.example` is
 * `//Evil.example`, an address of another site.
 */
export function plainAddress(href: string): URL {
  const address = new URL(href);
  // Encoded letters such as %C3%A5 stay as they are.
  address.pathname = address.pathname
    .replace(/%..|[A-Z]/g, (part) => (part[1] ? part : part.toLowerCase()))
    .replace(/\/{2,}/g, '/');
  return address;
}
