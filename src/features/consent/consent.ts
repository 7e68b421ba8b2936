import { findManager, openPreferences } from './page-managers.ts';

export { startManager } from './own-manager.ts';

/** In ms. */
const interval = 100;
const attempts = 50;

/** Opens the settings of the page's manager. An external one may still be loading. */
export async function openSettings(): Promise<'opened' | 'notOpened' | 'missing'> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const manager = findManager(window);
    if (manager) return (await openPreferences(manager)) ? 'opened' : 'notOpened';
    await new Promise((resolve) => setTimeout(resolve, interval));
  }
  return 'missing';
}
