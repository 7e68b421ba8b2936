/**
 * Loads the consent manager when a visitor asks for it, and after load on a page that needs it ready: one with
 * its button, or any when there is something to ask about.
 */
export function startConsent(): void {
  const wake = (button?: HTMLElement | null) =>
    import('#src/client/consent.ts').then(
      ({ wake }) => wake(button),
      () => {
        const line = button?.nextElementSibling as HTMLElement | null | undefined;
        if (line) line.textContent = line.dataset.consentMessage ?? '';
        else if (button) location.assign('/cookies#styr-cookies');
      },
    );
  const prepare = () => {
    if (document.querySelector('[data-consent-manage],[name=statistik]')) wake();
  };
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-consent-open],[data-consent-manage]');
    if (button) wake(button);
  });
  addEventListener('load', prepare);
}
