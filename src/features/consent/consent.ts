import { loadWithRetry } from '#src/lib/load-with-retry.ts';
import { clearStorage, deletions } from './clear-storage.ts';
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
import { consentCookie } from './own-storage-names.ts';
import { poll } from './poll.ts';
import type { Purpose } from './purposes.ts';
import { configuredServices, loadService, type Service } from './services.ts';
import { startMonitoring } from './start-monitoring.ts';

/** Version of the question's wording. Increase it when the question changes, to ask all visitors again. */
const questionVersion = 1;

const services = configuredServices();
/** What is asked. Stored with the answer, which is therefore no consent to services that are added or replaced later. */
const revision = [questionVersion, ...services.map(({ source }) => source)].join(' ');
const running = new Set<Service>();
/** Never cached: another tab may change the answer. */
const readAnswer = () => readRecord(document.cookie, revision);

let ownManager: Promise<ConsentManager> | undefined;
/** Whether the visitor has answered on this page, but the browser did not store the answer, because it blocks cookies. */
let isUnstored = false;

/** Applies the stored answer or asks for one, and loads a manager if the page has a consent button. */
export function initConsent(): void {
  applyAnswer();
  if (document.querySelector('[data-consent-manage]')) searchManager();
}

/** Opens the settings of the page's manager after a click on `button`. */
export async function manageConsent(button: HTMLElement): Promise<void> {
  if (!findManager(window)) announce(button, consentMessages.waiting);
  const manager = await searchManager();
  if (!manager) announce(button, consentMessages.missing);
  else announce(button, (await openPreferences(manager)) ? '' : consentMessages.notOpened);
}

/** Loads the site's own manager and polls until it or an external one is available. */
function searchManager(): Promise<Manager | null> {
  loadManager();
  return poll(() => findManager(window));
}

/** Loads the site's own manager, unless the page has an external one, so that visitors are not asked twice. */
async function loadManager(): Promise<ConsentManager | undefined> {
  if (hasExternalManager(window)) return;
  ownManager ??= loadWithRetry(() => import('./manager.ts')).then(({ createManager }) =>
    createManager(services, { read: readAnswer, write: writeAnswer }),
  );
  try {
    const manager = await ownManager;
    if (hasExternalManager(window)) return;
    Object.assign(window, { [ownManagerName]: manager });
    return manager;
  } catch {
    // Without a manager there is no consent, so no service loads. A click on the button then shows a message.
    ownManager = undefined;
  }
}

function writeAnswer(accepted: readonly Purpose[]): void {
  const cookie = recordCookie(accepted, revision, location.protocol === 'https:');
  // A cookie of this name on a parent domain is not ours.
  for (const text of [...deletions(consentCookie.name, location.hostname, true), cookie]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
    document.cookie = text;
  }
  isUnstored = !readAnswer();
  applyAnswer();
}

/**
 * Loads the accepted services, and asks if there is no answer. An answer that could not be stored ends the question on
 * this page, but is no consent, because it is not recorded. The listeners and timers of a running service cannot be
 * removed, so the page reloads when its consent is withdrawn. The reloaded page deletes what the service stores on
 * unload.
 */
async function applyAnswer(): Promise<void> {
  if (!services.length || hasExternalManager(window)) return;
  const answer = readAnswer();
  const accepted = services.filter(({ purpose }) => answer?.accepted.includes(purpose));
  const isWithdrawn = [...running].some((service) => !accepted.includes(service));
  if (isWithdrawn || !accepted.length) clearStorage();
  if (isWithdrawn) return location.reload();
  for (const service of accepted.filter((each) => !running.has(each))) {
    running.add(service);
    loadService(service);
    if (service.purpose === 'statistik') startMonitoring();
  }
  if (!answer || ownManager) (await loadManager())?.ask(!answer && !isUnstored);
}

/* The answer may have changed in another tab, or on another page before the bfcache restored this one. */
document.addEventListener('visibilitychange', () => document.hidden || applyAnswer());
addEventListener('pageshow', ({ persisted }) => persisted && applyAnswer());

/** Shows the message in the page's message element; a page without one navigates where the footer's button says. */
function announce(button: HTMLElement, message: string): void {
  const element = document.querySelector('[data-consent-message]');
  if (element) {
    element.textContent = message;
    if (message && !element.parentElement?.contains(button)) element.scrollIntoView({ block: 'center' });
  } else if (message && message !== consentMessages.waiting) {
    location.assign(button.dataset.consentOpen ?? '');
  }
}
