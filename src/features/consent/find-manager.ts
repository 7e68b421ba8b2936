/** A consent manager as a page offers it: an object or function of unknown make. */
export type Manager = object;

/** Under this name the site's own manager offers itself, in the way that others do. */
export const ownManagerName = 'cookieConsentManager';

/** Globals of the usual managers; ours comes last, so that one the owner has put in is preferred. */
const managerNames = [
  'Cookiebot',
  'UC_UI',
  'OneTrust',
  'CookieInformation',
  'Didomi',
  'klaro',
  'CookieConsent',
  'cookieConsent',
  ownManagerName,
] as const;

/** Managers that offer a bare function instead of an object. */
const managerFunctions = ['revisitCkyConsent'] as const;

/** The consent manager on the page, or null while there is none. */
export function findManager(globals: object): Manager | null {
  for (const name of managerNames) {
    const value = read(globals, name);
    // An element with this id would stand here as well.
    if (isObject(value) && !('nodeType' in value)) return value;
  }
  for (const name of managerFunctions) {
    const value = read(globals, name);
    if (typeof value === 'function') return { [name]: value };
  }
  return null;
}

/** Whether a manager other than the site's own is on the page. */
export function hasExternalManager(globals: object): boolean {
  const found = findManager(globals);
  return found !== null && found !== read(globals, ownManagerName);
}

function read(from: object, name: string): unknown {
  return (from as Record<string, unknown>)[name];
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' || typeof value === 'function') && value !== null;
}
