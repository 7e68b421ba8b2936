import { expect, test } from 'vitest';
import { findManager, hasExternalManager, openPreferences, ownManagerName } from './external-managers.ts';

const manager = { show() {} };
const own = { openPreferences() {} };

test.each([
  'Cookiebot',
  'UC_UI',
  '__ucCmp',
  'OneTrust',
  'CookieInformation',
  'Didomi',
  'klaro',
  'CookieConsent',
  'cookieConsent',
])('prefers %s to the site’s own manager', (name) => {
  const globals = { [ownManagerName]: own, [name]: manager };
  expect(findManager(globals)).toBe(manager);
  expect(hasExternalManager(globals)).toBe(true);
});

test('finds the site’s own manager when there is no other', () => {
  expect(findManager({ [ownManagerName]: own })).toBe(own);
  expect(hasExternalManager({ [ownManagerName]: own })).toBe(false);
});

test('accepts a manager that is a bare function', () => {
  const revisitCkyConsent = () => {};
  expect(findManager({ revisitCkyConsent })).toEqual({ revisitCkyConsent });
});

test.each([
  ['nothing', {}],
  ['undefined and null globals', { Cookiebot: undefined, OneTrust: null }],
  ['a text', { Cookiebot: 'soon' }],
  ['an element with that id', { CookieConsent: { nodeType: 1 } }],
])('finds no manager in %s', (_name, globals) => {
  expect(findManager(globals)).toBeNull();
  expect(hasExternalManager(globals)).toBe(false);
});

/** Mocks a manager with these methods and records the calls. */
function mockManager(names: readonly string[], failing: readonly string[] = []) {
  const called: string[] = [];
  const methods = names.map((name) => [
    name,
    () => {
      called.push(name);
      if (failing.includes(name)) throw new Error(`${name} failed`);
    },
  ]);
  return { called, manager: Object.fromEntries(methods) as object };
}

test.each([
  { has: ['showSettings', 'show', 'openPreferences'], calls: ['openPreferences'] },
  { has: ['show', 'showPreferences'], calls: ['showPreferences'] },
  { has: ['showSettings', 'show'], calls: ['show'] },
  { has: ['renew', 'showSettings'], calls: ['showSettings'] },
  { has: ['renew', 'withdraw'], calls: ['renew'] },
  { has: ['showFirstLayer', 'showSecondLayer'], calls: ['showSecondLayer'] },
  { has: ['ToggleInfoDisplay', 'IsAlertBoxClosed'], calls: ['ToggleInfoDisplay'] },
  { has: ['revisitCkyConsent'], calls: ['revisitCkyConsent'] },
])('calls $calls out of $has', async ({ has, calls }) => {
  const { manager, called } = mockManager(has);
  expect(await openPreferences(manager)).toBe(true);
  expect(called).toEqual(calls);
});

test('calls a nested method on its owner', async () => {
  const preferences = {
    shown: false,
    show() {
      this.shown = true;
    },
  };
  expect(await openPreferences({ preferences })).toBe(true);
  expect(preferences.shown).toBe(true);
});

test('tries the next method when one fails', async () => {
  const { manager, called } = mockManager(['openPreferences', 'show'], ['openPreferences']);
  expect(await openPreferences(manager)).toBe(true);
  expect(called).toEqual(['openPreferences', 'show']);
});

test('treats a rejected promise as a failure', async () => {
  expect(await openPreferences({ show: () => Promise.reject(new Error('too early')) })).toBe(false);
});

test.each([
  ['without methods', {}],
  ['with unknown methods', { launch() {} }],
  ['whose method is not a function', { show: true, preferences: null }],
])('returns false for a manager %s', async (_name, manager) => {
  expect(await openPreferences(manager)).toBe(false);
});

test('accepts a manager that is a function with methods', () => {
  const callableManager = Object.assign(() => {}, manager);
  expect(findManager({ klaro: callableManager })).toBe(callableManager);
});
