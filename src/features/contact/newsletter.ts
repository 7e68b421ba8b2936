/** What the message says when a visitor comes for the newsletter. */
export const newsletterMessage = 'Skriv mig gerne op til jeres nyhedsbrev.';

/** Does this address ask for the newsletter? `/kontakt#nyhedsbrev` and `/kontakt?emne=nyhedsbrev` do. */
export function asksForNewsletter({ hash, search }: { hash: string; search: string }): boolean {
  return hash === '#nyhedsbrev' || new URLSearchParams(search).get('emne') === 'nyhedsbrev';
}
