import { expect, test } from 'vitest';
import { openPreferences } from './open-preferences.ts';

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
