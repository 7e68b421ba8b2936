/** Consent manager of any vendor: an object or function with unknown methods. */
export type Manager = object;

/** Global variable of the site's own manager. */
export const ownManagerName = 'cookieConsentManager';

/** Global variables of the usual managers. The site's own comes last, so that an external one is preferred. */
const managerNames = [
  'Cookiebot',
  'UC_UI',
  '__ucCmp',
  'OneTrust',
  'CookieInformation',
  'CookieConsent',
  'Didomi',
  'klaro',
  ownManagerName,
];

/** Methods that open a manager's settings, best first: common names, then vendor-specific ones. */
const methods = [
  'openPreferences',
  'showPreferences',
  'show',
  'showSettings',
  'renew',
  'showSecondLayer',
  'ToggleInfoDisplay',
];

/** Returns the page's consent manager; null if there is none yet. */
export function findManager(globals: object): Manager | null {
  for (const name of managerNames) {
    const value: unknown = Reflect.get(globals, name);
    // Until it has run, `<script id="Cookiebot">` is the global variable of that name.
    if (isManager(value) && !('nodeType' in value)) return value;
  }
  return null;
}

function isManager(value: unknown): value is Manager {
  return typeof value === 'function' || (typeof value === 'object' && value !== null);
}

/** Returns whether the page has a manager other than the site's own. */
export function hasExternalManager(globals: object): boolean {
  const found = findManager(globals);
  return found !== null && found !== Reflect.get(globals, ownManagerName);
}

/**
 * Opens a manager's settings with the first method that exists and does not fail.
 * @returns whether a method succeeded
 */
export async function openPreferences(manager: Manager): Promise<boolean> {
  for (const name of methods) {
    const method: unknown = Reflect.get(manager, name);
    if (typeof method !== 'function') continue;
    try {
      await method.call(manager);
      return true;
    } catch {
      // Try the next method.
    }
  }
  return false;
}
