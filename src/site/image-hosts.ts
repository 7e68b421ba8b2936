/**
 * Origins of external images: `https://pictures.example`. The list is part of the CSP, so browsers block images from
 * hosts that are not on it.
 */
export const imageHosts: readonly string[] = [];

/** Returns whether this is the absolute URL of a picture on one of the hosts. */
export function isExternalPicture(address: string): boolean {
  return imageHosts.some((host) => address.startsWith(`${host}/`));
}
