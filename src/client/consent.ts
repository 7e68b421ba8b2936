import { analyticsName } from '#src/features/consent/analytics-tools.ts';
import type { CategoryId } from '#src/features/consent/categories.ts';
import {
  findManager,
  hasExternalManager,
  type Manager,
  ownManagerName,
} from '#src/features/consent/find-manager.ts';
import type { ConsentManager } from '#src/features/consent/manager.ts';
import { consentMessages } from '#src/features/consent/messages.ts';
import { openPreferences } from '#src/features/consent/open-preferences.ts';
import { poll } from '#src/features/consent/poll.ts';
import { isAnalyticsRunning, startAnalytics, stopAnalytics } from './analytics.ts';
import { loadChunk } from './load-chunk.ts';

/** Where a visitor can always manage cookies, with the browsers' own help beside it. */
const cookieSection = '/cookies#styr-cookies';

const analyticsSource = document.querySelector<HTMLMetaElement>('meta[name=statistik]')?.content;

/** The search for a manager: under way while it is a promise, given up when it is null. */
let search: Promise<Manager | null> | null | undefined;
let ownManager: ConsentManager | undefined;
let loading = false;

/**
 * Wakes the consent manager. Without a button: the page wants it ready, for its question, its analytics or its
 * own button. With one: the visitor has pressed it and wants the settings.
 */
export async function wake(button?: Element | null): Promise<void> {
  if (!button) {
    search ??= findOrLoad();
    return;
  }
  // Given up before this click: say so at once, and try again behind it.
  const givenUp = search === null;
  if (!search) search = findOrLoad();
  let manager = findManager(window);
  if (!manager && !givenUp) {
    say(button, consentMessages.waiting);
    manager = await search;
  }
  if (!manager) say(button, consentMessages.missing);
  else if (await openPreferences(manager)) say(button, '');
  else say(button, consentMessages.notOpened);
}

/** Loads the site's own manager and polls until it, or another, is on the page. */
async function findOrLoad(): Promise<Manager | null> {
  loadOwnManager();
  const manager = await poll(() => findManager(window));
  if (!manager) search = null;
  return manager;
}

async function loadOwnManager(): Promise<void> {
  if (loading || hasExternalManager(window)) return;
  loading = true;
  try {
    const { startManager } = await loadChunk(() => import('#src/features/consent/manager.ts'));
    // The owner's own choice of manager may have arrived in the meantime: nobody is asked twice.
    if (hasExternalManager(window)) return;
    ownManager = startManager(services(), decided);
    (window as unknown as Record<string, unknown>)[ownManagerName] = ownManager;
  } catch {
    // Without a manager there is no consent, so nothing loads; the search gives up and the button says so.
    loading = false;
  }
}

function services() {
  if (!analyticsSource) return [];
  const name = analyticsName(analyticsSource, location.origin);
  return [{ source: analyticsSource, name, category: 'statistik' }] as const;
}

function decided(accepted: readonly CategoryId[]): void {
  if (!analyticsSource) return;
  if (accepted.includes('statistik')) startAnalytics(analyticsSource);
  else if (stopAnalytics()) location.reload();
}

/** Consent may have been withdrawn in another tab, or on a later page that the back button leaves. */
function checkAgain(): void {
  if (document.hidden || !ownManager || !isAnalyticsRunning()) return;
  decided(ownManager.accepted() ?? []);
}
document.addEventListener('visibilitychange', checkAgain);
addEventListener('pageshow', checkAgain);

/** Says it beside the button, or on the page's own line; a page without one gives way to the cookie page. */
function say(button: Element, message: string): void {
  const line =
    button.parentElement?.querySelector('[data-consent-message]') ??
    document.querySelector('[data-consent-message]');
  if (line) {
    line.textContent = message;
    if (message && !line.parentElement?.contains(button)) line.scrollIntoView({ block: 'center' });
  } else if (message && message !== consentMessages.waiting) {
    location.assign(cookieSection);
  }
}
