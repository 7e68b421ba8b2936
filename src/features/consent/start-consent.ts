import { loadWithRetry } from '#src/lib/load-with-retry.ts';

/**
 * Loads the consent code when the visitor clicks a consent button, and at once if the page has a `ConsentButton` (not
 * just the link in the footer) or a statistics tool is configured. Call it when the page is shown.
 */
export function startConsent(): void {
  const load = async () => {
    const { startManager, openSettings } = await loadWithRetry(() => import('./own-manager.ts'));
    startManager();
    return openSettings;
  };
  document.addEventListener('click', async ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-consent-open],[data-consent-manage]');
    if (!button) return;
    const outcome = await load()
      .then((openSettings) => openSettings())
      .catch((error) => {
        reportError(error);
        return 'missing';
      });
    const alert = document.querySelector<HTMLElement>('[data-not-opened]');
    if (alert) alert.textContent = alert.dataset[outcome] ?? '';
    // The footer's button leads to the page that has a place for the message.
    else if (outcome !== 'opened') location.assign(button.dataset.consentOpen ?? '');
  });
  // Without the code there is no consent, so nothing is counted.
  if (document.querySelector('[data-consent-manage],meta[name=statistik]')) load().catch(reportError);
}
