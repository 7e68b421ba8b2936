/** Global variables of Cookiebot, Usercentrics, OneTrust, Cookie Information and others. */
const names = ['Cookiebot', 'UC_UI', '__ucCmp', 'OneTrust', 'CookieInformation', 'CookieConsent'];

/** Methods that open a manager's settings, best first: common names, then those of one vendor. */
const methods = [
  'openPreferences',
  'showPreferences',
  'show',
  'showSettings',
  'renew',
  'showSecondLayer',
  'ToggleInfoDisplay',
];

const onPage = (globals: object) => names.map((name): unknown => Reflect.get(globals, name)).filter(Boolean);

/** Returns whether the page has a manager other than the site's own, or a script that will be one. */
export const hasExternalManager = () => onPage(window).length > 0;

/** Returns the external manager; undefined while it is loading. */
export function externalManager(globals: object): object | undefined {
  // Until it has run, `<script id="Cookiebot">` is the global variable of that name.
  return onPage(globals)
    .map(Object)
    .find((value) => !('nodeType' in value));
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
