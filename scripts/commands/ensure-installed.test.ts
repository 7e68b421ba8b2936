import { expect, test } from 'vitest';
import { isInstalled, isSupported } from './ensure-installed.mjs';

test.each([
  ['20.19.0', true],
  ['22.12.0', true],
  ['24.0.0', true],
  ['22.11.0', false],
  ['21.7.0', false],
  ['18.20.0', false],
])('checks whether Node %s is supported: %s', (version, supported) => {
  expect(isSupported(version)).toBe(supported);
});

const lock = {
  packages: {
    '': {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b-linux': { version: '2.0.0', optional: true },
  },
};

const a = { version: '1.0.0' };
test.each([
  [
    'accepts a complete installation',
    { 'node_modules/a': a, 'node_modules/b-linux': { version: '2.0.0' } },
    true,
  ],
  ['accepts a missing package for another platform', { 'node_modules/a': a }, true],
  ['rejects a missing package', { 'node_modules/b-linux': { version: '2.0.0' } }, false],
  ['rejects another version of a package', { 'node_modules/a': { version: '1.0.1' } }, false],
])('%s', (_name, packages, expected) => {
  expect(isInstalled(lock, { packages })).toBe(expected);
});
