import { useEffect } from 'react';

/** Prefilled message for a newsletter subscription. */
const newsletterMessage = 'Skriv mig gerne op til jeres nyhedsbrev.';

/** Returns whether the URL asks for the newsletter: `/kontakt#nyhedsbrev` or `/kontakt?emne=nyhedsbrev`. */
export function asksForNewsletter({ hash, search }: { hash: string; search: string }): boolean {
  return hash === '#nyhedsbrev' || new URLSearchParams(search).get('emne') === 'nyhedsbrev';
}

/**
 * Calls `prefill` once per visit to a URL that asks for the newsletter. The history entry stores this, so that a
 * message that the visitor has deleted does not return on reload or back navigation.
 */
export function useNewsletterMessage(prefill: (message: string) => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new callback is not a new visit
  useEffect(() => {
    let isPrefilled: boolean = history.state?.nyhedsbrev;
    const update = () => {
      if (!asksForNewsletter(location)) return;
      // Navigation to another section is not a new visit, even if the query still asks for the newsletter.
      const isSameVisit = history.state?.nyhedsbrev || (isPrefilled && location.hash !== '#nyhedsbrev');
      isPrefilled = true;
      history.replaceState({ ...history.state, nyhedsbrev: true }, '');
      if (!isSameVisit) prefill(newsletterMessage);
    };
    update();
    addEventListener('hashchange', update);
    return () => removeEventListener('hashchange', update);
  }, []);
}
