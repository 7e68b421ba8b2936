/** Global variables of Cookiebot, Usercentrics, OneTrust and Cookie Information. */
const external = 'Cookiebot UC_UI __ucCmp OneTrust CookieInformation CookieConsent'.split(' ');
/** Global variable of the site's own manager. */
export const ownName = 'cookieConsentManager';

/** Methods that open a manager's settings, best first: common names, then vendor-specific ones. */
const methods =
  'openPreferences showPreferences show showSettings renew showSecondLayer ToggleInfoDisplay'.split(' ');

/** Returns whether the page has a manager other than the site's own, or a script that will be one. */
export function hasExternalManager(globals: object): boolean {
  return external.some((name) => Reflect.get(globals, name));
}

/** Returns the page's consent manager; null while there is none. */
export function findManager(globals: object): object | null {
  const [manager] = (hasExternalManager(globals) ? external : [ownName])
    .map((name): unknown => Reflect.get(globals, name))
    // Until it has run, `<script id="Cookiebot">` is the global variable of that name.
    .filter((value) => value && !('nodeType' in Object(value)));
  return (manager as object | undefined) ?? null;
}

/**
 * Opens a manager's settings with the first method that exists and does not fail.
 * @returns whether a method succeeded
 */
export async function openPreferences(manager: object): Promise<boolean> {
  for (const name of methods) {
    try {
      await Reflect.get(manager, name).call(manager);
      return true;
    } catch {
      // Try the next method.
    }
  }
  return false;
}
