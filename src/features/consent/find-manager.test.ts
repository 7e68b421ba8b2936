import { expect, test } from 'vitest';
import { findManager, hasExternalManager, ownManagerName } from './find-manager.ts';

const manager = { show() {} };
const own = { openPreferences() {} };

test.each([
  'Cookiebot',
  'UC_UI',
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
