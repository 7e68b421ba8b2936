/**
 * Hosts whose pictures pages may show, as origins: `https://pictures.example`. Pictures of our own need no
 * entry. The list feeds the Content-Security-Policy, so a host that is not here stays blank in the browser.
 */
export const imageHosts: readonly string[] = [];
