import { expect, test } from 'vitest';
import { findManager, openPreferences } from './page-managers.ts';

const own = { openPreferences() {} };
const other = { show() {} };

test.each([
  ['the site’s own', { cookieConsentManager: own }, own],
  [
    'the manager of another vendor before the site’s own',
    { cookieConsentManager: own, OneTrust: other },
    other,
  ],
  [
    'none while the script of another has not run',
    { cookieConsentManager: own, Cookiebot: { nodeType: 1 } },
    null,
  ],
  ['none on an empty page', { OneTrust: null }, null],
])('finds %s', (_what, globals, manager) => {
  expect(findManager(globals)).toBe(manager);
});

const all = 'openPreferences showPreferences show showSettings renew showSecondLayer ToggleInfoDisplay'.split(
  ' ',
);

test.each(all.map((name, index) => [name, all.slice(index)] as const))(
  'opens settings with %s, the first of %j that does not fail',
  async (name, names) => {
    const called: string[] = [];
    const methods = names.map((each) => [each, async () => void called.push(each)]);
    const failing = { withdraw() {}, ...(name === 'show' && { openPreferences: () => Promise.reject() }) };
    expect(await openPreferences({ ...failing, ...Object.fromEntries(methods) })).toBe(true);
    expect(called).toEqual([name]);
  },
);

test.each([
  ['without a known method', { launch() {} }],
  ['whose only method fails', { show: () => Promise.reject(new Error('too early')) }],
])('cannot open a manager %s', async (_what, manager) => {
  expect(await openPreferences(manager)).toBe(false);
});
