/**
 * Hosts whose pictures pages may show, as origins: `https://pictures.example`. Pictures of our own need no
 * entry. The list feeds the Content-Security-Policy, so a host that is not here stays blank in the browser.
 */
export const imageHosts: readonly string[] = [];

/** Is this the whole address of a picture at one of the hosts? */
export function isHostedPicture(address: string, hosts: readonly string[] = imageHosts): boolean {
  return hosts.some((host) => address.startsWith(`${host}/`));
}
