/** A consent manager as a page offers it: an object or function of unknown make. */
export type Manager = object;

/** Under this name the site's own manager offers itself, in the way that others do. */
export const ownManagerName = 'cookieConsentManager';

/** Globals of the usual managers; ours comes last, so that one the owner has put in is preferred. */
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

/** A manager that offers a bare function instead of an object. */
const bareFunction = 'revisitCkyConsent';

/** Ways to open a manager's settings, best first: the common names, then the usual managers' own. */
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

/** The consent manager on the page, or null while there is none. */
export function findManager(globals: object): Manager | null {
  for (const name of managerNames) {
    const value = property(globals, name);
    // An element with this id would stand here as well.
    if (isObject(value) && !('nodeType' in value)) return value;
  }
  const open = property(globals, bareFunction);
  return typeof open === 'function' ? { [bareFunction]: open } : null;
}

/** Whether a manager other than the site's own is on the page. */
export function hasExternalManager(globals: object): boolean {
  const found = findManager(globals);
  return found !== null && found !== property(globals, ownManagerName);
}

/**
 * Opens a manager's settings by the first method that it has and that does not fail.
 * @returns whether anything opened
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
      // A method that fails is as good as none: the next one is tried.
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
