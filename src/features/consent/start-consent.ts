import { loadWithRetry } from '#src/lib/load-with-retry.ts';

/**
 * Loads what asks for consent when a visitor asks for it, and by itself on a page that needs it: one with its
 * button, or any when a service is configured. To be called when the page is shown.
 */
export function startConsent(): void {
  let loading: Promise<typeof import('./consent.ts')> | undefined;
  const load = (button?: Element) => {
    loading ??= loadWithRetry(
      () => import('./consent.ts'),
      (module) => module,
    );
    loading.then(
      ({ initConsent, manageConsent }) => (button ? manageConsent(button) : initConsent()),
      () => {
        loading = undefined;
        const line = document.querySelector<HTMLElement>('[data-consent-message]');
        if (!button) return;
        if (line) line.textContent = line.dataset.consentMessage ?? '';
        else location.assign('/cookies#styr-cookies');
      },
    );
  };
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('[data-consent-open],[data-consent-manage]');
    if (button) load(button);
  });
  if (document.querySelector('[data-consent-manage],meta[name=statistik]')) load();
}
