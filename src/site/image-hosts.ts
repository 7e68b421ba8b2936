/**
 * Origins of external images: `https://pictures.example`. The list is part of the CSP: browsers block images from
 * other hosts.
 */
export const imageHosts: readonly string[] = [];

/** Returns whether this is an absolute URL on one of the hosts. */
export function isExternalPicture(address: string, hosts: readonly string[] = imageHosts): boolean {
  return hosts.some((host) => address.startsWith(`${host}/`));
}
