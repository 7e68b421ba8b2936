import { loadWithRetry } from '#src/lib/load-with-retry.ts';

/**
 * Loads the consent code when the visitor clicks a consent button, and at once if the page has a `ConsentButton` (not
 * just the link in the footer) or a service is configured. Call it when the page is shown.
 */
export function startConsent(): void {
  let loading: Promise<typeof import('./consent.ts')> | undefined;
  const load = (button?: HTMLElement) => {
    loading ??= loadWithRetry(() => import('./consent.ts'));
    loading.then(
      ({ initConsent, manageConsent }) => (button ? manageConsent(button) : initConsent()),
      () => {
        loading = undefined;
        const element = document.querySelector<HTMLElement>('[data-consent-message]');
        if (!button) return;
        if (element) element.textContent = element.dataset.consentMessage ?? '';
        else location.assign(button.dataset.consentOpen ?? '');
      },
    );
  };
  document.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-consent-open],[data-consent-manage]');
    if (button) load(button);
  });
  if (document.querySelector('[data-consent-manage],meta[name=statistik]')) load();
}
