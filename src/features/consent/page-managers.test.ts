import { expect, test } from 'vitest';
import { findManager, openPreferences } from './page-managers.ts';

const own = { openPreferences() {} };
const other = { show() {} };

test.each([
  ['the site’s own', { cookieConsentManager: own }, own],
  ['another vendor’s before the site’s own', { cookieConsentManager: own, OneTrust: other }, other],
  [
    'none while another’s script has not run',
    { cookieConsentManager: own, Cookiebot: { nodeType: 1 } },
    null,
  ],
  ['none on an empty page', { OneTrust: null }, null],
])('finds %s', (_what, globals, manager) => {
  expect(findManager(globals)).toBe(manager);
});

const failing = () => Promise.reject(new Error('too early'));
const vendors = ['showSettings', 'renew', 'showSecondLayer', 'ToggleInfoDisplay'];

test.each(['openPreferences', 'showPreferences', 'show', ...vendors])(
  'opens the settings with %s where the methods before it fail',
  async (name) => {
    const methods = { openPreferences: failing, launch() {}, [name]: async () => void called.push(name) };
    const called: string[] = [];
    expect(await openPreferences(methods)).toBe(true);
    expect(called).toEqual([name]);
  },
);
