import { expect, test } from 'vitest';
import { findManager, hasExternalManager, openPreferences, ownManagerName } from './external-managers.ts';

const own = { openPreferences() {} };

test('prefers the manager of another vendor to the site’s own', () => {
  const manager = { show() {} };
  const globals = { [ownManagerName]: own, OneTrust: manager };
  expect(findManager(globals)).toBe(manager);
  expect(hasExternalManager(globals)).toBe(true);
});

test('finds the site’s own manager when there is no other', () => {
  expect(findManager({ [ownManagerName]: own })).toBe(own);
  expect(hasExternalManager({ [ownManagerName]: own })).toBe(false);
});

test.each([
  ['nothing', {}],
  ['an empty global', { OneTrust: null }],
  ['a script with that id, which has not run yet', { Cookiebot: { nodeType: 1 } }],
])('finds no manager in %s', (_what, globals) => {
  expect(findManager(globals)).toBeNull();
});

/** A manager with these methods that records their calls. Those listed last fail. */
function managerWith(names: readonly string[], failing: readonly string[]) {
  const called: string[] = [];
  const methods = names.map((name) => [
    name,
    async () => {
      called.push(name);
      if (failing.includes(name)) throw new Error(`${name} failed`);
    },
  ]);
  return { called, manager: Object.fromEntries(methods) as object };
}

test.each([
  [['showSettings', 'show', 'openPreferences'], ['openPreferences']],
  [['show', 'showPreferences'], ['showPreferences']],
  [['showSettings', 'show'], ['show']],
  [['renew', 'showSettings'], ['showSettings']],
  [['renew', 'withdraw'], ['renew']],
  [['showFirstLayer', 'showSecondLayer'], ['showSecondLayer']],
  [['ToggleInfoDisplay', 'IsAlertBoxClosed'], ['ToggleInfoDisplay']],
])('out of %j calls %j', async (has, calls) => {
  const { manager, called } = managerWith(has, []);
  expect(await openPreferences(manager)).toBe(true);
  expect(called).toEqual(calls);
});

test('tries the next method when one fails', async () => {
  const { manager, called } = managerWith(['openPreferences', 'show'], ['openPreferences']);
  expect(await openPreferences(manager)).toBe(true);
  expect(called).toEqual(['openPreferences', 'show']);
});

test.each([
  ['without a known method', { launch() {} }],
  ['whose method is not a function', { show: true }],
  ['whose only method fails', { show: () => Promise.reject(new Error('too early')) }],
])('cannot open a manager %s', async (_what, manager) => {
  expect(await openPreferences(manager)).toBe(false);
});
