import { expect, test } from 'vitest';
import { isAtLeast, isInstalled } from './ensure-installed.mjs';

test.each([
  ['20.19.0', true],
  ['20.20.2', true],
  ['22.0.0', true],
  ['20.18.3', false],
  ['18.20.0', false],
])('Node %s is new enough: %s', (version, enough) => {
  expect(isAtLeast(version, '20.19')).toBe(enough);
});

const lock = {
  packages: {
    '': {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/b-linux': { version: '2.0.0', optional: true },
  },
};

test.each([
  [
    'everything is there',
    { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b-linux': { version: '2.0.0' } },
    true,
  ],
  ['a package for another system is not there', { 'node_modules/a': { version: '1.0.0' } }, true],
  ['a package is missing', { 'node_modules/b-linux': { version: '2.0.0' } }, false],
  ['a package is of another version', { 'node_modules/a': { version: '1.0.1' } }, false],
  [
    'an optional package is of another version',
    { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b-linux': { version: '1.0.0' } },
    false,
  ],
])('%s', (_name, packages, expected) => {
  expect(isInstalled(lock, { packages })).toBe(expected);
});
