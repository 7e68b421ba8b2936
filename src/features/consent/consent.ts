import { isLoaded, loadService } from '#src/features/analytics/load-service.ts';
import { startWebVitals } from '#src/features/analytics/start-web-vitals.ts';
import { loadWithRetry } from '#src/lib/load-with-retry.ts';
import { clearThirdPartyStorage } from './clear-third-party-storage.ts';
import { readRecord, recordCookie } from './consent-record.ts';
import {
  findManager,
  hasExternalManager,
  type Manager,
  openPreferences,
  ownManagerName,
} from './external-managers.ts';
import type { ConsentManager } from './manager.ts';
import { consentMessages } from './messages.ts';
import { poll } from './poll.ts';
import type { Purpose } from './purposes.ts';
import { revision as revisionOf } from './revision.ts';
import { configuredServices } from './services.ts';

/** Where a visitor can always manage cookies, with the browsers' own help beside it. */
const cookieSection = '/cookies#styr-cookies';

const services = configuredServices();
const revision = revisionOf(services.map(({ source }) => source));
/** Read afresh each time: another tab may have changed it. */
const readAnswer = () => readRecord(document.cookie, revision);

let ownManager: Promise<ConsentManager> | undefined;
/** The search for a manager; under way while it is there. */
let search: Promise<Manager | null> | undefined;
let hasGivenUp = false;

/** Acts on the answer that counts, asks when there is none, and looks for a manager for the page's own button. */
export function initConsent(): void {
  applyAnswer();
  if (document.querySelector('[data-consent-manage]')) search ??= searchManager();
}

/** Opens the settings of whichever manager is on the page. The visitor has pressed this button. */
export async function manageConsent(button: Element): Promise<void> {
  let manager = findManager(window);
  if (!manager) {
    announce(button, hasGivenUp ? consentMessages.missing : consentMessages.waiting);
    search ??= searchManager();
    if (hasGivenUp) return;
    manager = await search;
  }
  if (!manager) announce(button, consentMessages.missing);
  else announce(button, (await openPreferences(manager)) ? '' : consentMessages.notOpened);
}

/** Loads the site's own manager and polls until it, or another, is on the page. */
async function searchManager(): Promise<Manager | null> {
  loadManager();
  const manager = await poll(() => findManager(window));
  hasGivenUp = !manager;
  search = undefined;
  return manager;
}

/** The site's own manager, unless the owner has put another one on the page: nobody is asked twice. */
async function loadManager(): Promise<ConsentManager | undefined> {
  if (hasExternalManager(window)) return;
  ownManager ??= loadWithRetry(
    () => import('./manager.ts'),
    ({ createManager }) => createManager(services, { read: readAnswer, write: writeAnswer }),
  );
  try {
    const manager = await ownManager;
    if (hasExternalManager(window)) return;
    Object.assign(window, { [ownManagerName]: manager });
    return manager;
  } catch {
    // Without a manager there is no consent, so nothing loads; the search gives up and the button says so.
    ownManager = undefined;
  }
}

function writeAnswer(accepted: readonly Purpose[]): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
  document.cookie = recordCookie(accepted, revision, location.protocol === 'https:');
  applyAnswer();
}

/**
 * Loads the services that are accepted, and asks when there is no answer. A service that runs without consent has
 * listeners and timers that cannot be taken out of the page: the page is loaded again without it. What it writes
 * on its way out is deleted then.
 */
async function applyAnswer(): Promise<void> {
  if (!services.length || hasExternalManager(window)) return;
  const answer = readAnswer();
  const accepted = services.filter(({ purpose }) => answer?.accepted.includes(purpose));
  const isWithdrawn = services.some((service) => isLoaded(service) && !accepted.includes(service));
  if (isWithdrawn || !accepted.length) clearThirdPartyStorage();
  if (isWithdrawn) return location.reload();
  accepted.forEach(loadService);
  if (accepted.some(({ purpose }) => purpose === 'statistik')) startWebVitals();
  if (!answer || ownManager) (await loadManager())?.ask(!answer);
}

/* The answer may have been given in another tab, or on a later page that the back button leaves. */
document.addEventListener('visibilitychange', () => document.hidden || applyAnswer());
addEventListener('pageshow', ({ persisted }) => persisted && applyAnswer());

/** Says it on the page's own line; a page without one gives way to the cookie page. */
function announce(button: Element, message: string): void {
  const line = document.querySelector('[data-consent-message]');
  if (line) {
    line.textContent = message;
    if (message && !line.parentElement?.contains(button)) line.scrollIntoView({ block: 'center' });
  } else if (message && message !== consentMessages.waiting) {
    location.assign(cookieSection);
  }
}
