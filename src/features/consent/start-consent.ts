import { loadWithRetry } from '#src/lib/load-with-retry.ts';

const load = () => loadWithRetry(() => import('./consent-manager.ts'));

/**
 * Loads the consent manager when the visitor presses a button for the settings (`name="samtykke"`), and at once if a
 * statistics tool is configured. Call it when the page is shown.
 */
export function startConsent(): void {
  document.addEventListener('click', async ({ target }) => {
    if (!(target as Element).closest('[name=samtykke]')) return;
    const problem = await load()
      .then(({ openSettings }) => openSettings())
      .catch((error) => {
        reportError(error);
        return 'mangler';
      });
    if (problem) location.assign(`/cookies#${problem}`);
  });
  // Without the code there is no consent, so nothing is counted.
  if (document.querySelector('meta[name=statistik]')) load().catch(reportError);
}
