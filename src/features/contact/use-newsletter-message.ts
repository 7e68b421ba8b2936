import { useEffect } from 'react';

/** What the message says when a visitor comes for the newsletter. */
const newsletterMessage = 'Skriv mig gerne op til jeres nyhedsbrev.';

/** Does this address ask for the newsletter? `/kontakt#nyhedsbrev` and `/kontakt?emne=nyhedsbrev` do. */
export function asksForNewsletter({ hash, search }: { hash: string; search: string }): boolean {
  return hash === '#nyhedsbrev' || new URLSearchParams(search).get('emne') === 'nyhedsbrev';
}

/**
 * Begins the message once for each visit to an address that asks for the newsletter. The visit's history entry
 * remembers it, so that a text that the visitor has cleared stays away on a reload and on the way back.
 */
export function useNewsletterMessage(begin: (message: string) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what counts, not the callback
  useEffect(() => {
    let begun: boolean = history.state?.nyhedsbrev;
    const read = () => {
      if (!asksForNewsletter(location)) return;
      // Another section of the page is no new visit, even where the query still asks.
      const known = history.state?.nyhedsbrev || (begun && location.hash !== '#nyhedsbrev');
      begun = true;
      history.replaceState({ ...history.state, nyhedsbrev: true }, '');
      if (!known) begin(newsletterMessage);
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
}
