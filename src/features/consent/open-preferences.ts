import type { Manager } from './find-manager.ts';

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
  'revisitCkyConsent',
] as const;

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
  return owner === null || owner === undefined ? undefined : (owner as Record<string, unknown>)[name];
}
