/** Consent manager of any vendor: an object or function with unknown methods. */
export type Manager = object;

/** Global variable of the site's own manager. */
export const ownManagerName = 'cookieConsentManager';

/** Global variables of common managers. The site's own comes last, so that an external one is preferred. */
const managerNames = [
  'Cookiebot',
  'UC_UI',
  '__ucCmp',
  'OneTrust',
  'CookieInformation',
  'Didomi',
  'klaro',
  'CookieConsent',
  'cookieConsent',
  ownManagerName,
];

/** Global function of a manager without an object (CookieYes). */
const bareFunction = 'revisitCkyConsent';

/** Methods that open a manager's settings, best first: common names, then vendor-specific ones. */
const methods = [
  'openPreferences',
  'showPreferences',
  'show',
  'showSettings',
  'renew',
  'showSecondLayer',
  'ToggleInfoDisplay',
  'preferences.show',
  bareFunction,
];

/** Returns the page's consent manager; null if there is none yet. */
export function findManager(globals: object): Manager | null {
  for (const name of managerNames) {
    const value = property(globals, name);
    // An element with this id is also a global variable.
    if (isObject(value) && !('nodeType' in value)) return value;
  }
  const open = property(globals, bareFunction);
  return typeof open === 'function' ? { [bareFunction]: open } : null;
}

/** Returns whether the page has a manager other than the site's own. */
export function hasExternalManager(globals: object): boolean {
  const found = findManager(globals);
  return found !== null && found !== property(globals, ownManagerName);
}

/**
 * Opens a manager's settings with the first method that exists and does not fail.
 * @returns whether a method succeeded
 */
export async function openPreferences(manager: Manager): Promise<boolean> {
  for (const path of methods) {
    const names = path.split('.');
    const name = names.pop() ?? '';
    const owner = names.reduce<unknown>(property, manager);
    const method = property(owner, name);
    if (typeof method !== 'function') continue;
    try {
      await method.call(owner);
      return true;
    } catch {
      // Try the next method.
    }
  }
  return false;
}

function property(owner: unknown, name: string): unknown {
  return isObject(owner) ? (owner as Record<string, unknown>)[name] : undefined;
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' || typeof value === 'function') && value !== null;
}
