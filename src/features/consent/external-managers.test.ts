import { expect, test } from 'vitest';
import { externalManager, openPreferences } from './external-managers.ts';

test('finds a manager once its script has run', () => {
  const manager = { show() {} };
  expect(externalManager({ Cookiebot: { nodeType: 1 }, OneTrust: null })).toBeUndefined();
  expect(externalManager({ Cookiebot: manager })).toBe(manager);
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
