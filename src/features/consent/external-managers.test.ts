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
])('finds %s, and prefers it to the own manager', (name) => {
  const globals = { [ownManagerName]: own, [name]: manager };
  expect(findManager(globals)).toBe(manager);
  expect(hasExternalManager(globals)).toBe(true);
});

test('finds the own manager when it is alone', () => {
  expect(findManager({ [ownManagerName]: own })).toBe(own);
  expect(hasExternalManager({ [ownManagerName]: own })).toBe(false);
});

test('takes a manager that offers a bare function', () => {
  const revisitCkyConsent = () => {};
  expect(findManager({ revisitCkyConsent })).toEqual({ revisitCkyConsent });
});

test.each([
  ['nothing', {}],
  ['an empty place', { Cookiebot: undefined, OneTrust: null }],
  ['a text', { Cookiebot: 'soon' }],
  ['an element with that id', { CookieConsent: { nodeType: 1 } }],
])('finds no manager in %s', (_name, globals) => {
  expect(findManager(globals)).toBeNull();
  expect(hasExternalManager(globals)).toBe(false);
});

/** A manager with these methods; it notes which are called. */
function managerWith(names: readonly string[], failing: readonly string[] = []) {
  const called: string[] = [];
  const methods = names.map((name) => [
    name,
    () => {
      called.push(name);
      if (failing.includes(name)) throw new Error(`${name} is out of order`);
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
])('of $has it calls $calls', async ({ has, calls }) => {
  const { manager, called } = managerWith(has);
  expect(await openPreferences(manager)).toBe(true);
  expect(called).toEqual(calls);
});

test('calls a method of a part of the manager on that part', async () => {
  const preferences = {
    shown: false,
    show() {
      this.shown = true;
    },
  };
  expect(await openPreferences({ preferences })).toBe(true);
  expect(preferences.shown).toBe(true);
});

test('goes on to the next method when one fails', async () => {
  const { manager, called } = managerWith(['openPreferences', 'show'], ['openPreferences']);
  expect(await openPreferences(manager)).toBe(true);
  expect(called).toEqual(['openPreferences', 'show']);
});

test('a method that promises and then fails counts as failed', async () => {
  expect(await openPreferences({ show: () => Promise.reject(new Error('too early')) })).toBe(false);
});

test.each([
  ['without methods', {}],
  ['with unknown methods', { launch() {} }],
  ['whose method is no function', { show: true, preferences: null }],
])('a manager %s is not opened', async (_name, manager) => {
  expect(await openPreferences(manager)).toBe(false);
});

test('a manager may be a function that has methods', () => {
  const managing = Object.assign(() => {}, manager);
  expect(findManager({ klaro: managing })).toBe(managing);
});
