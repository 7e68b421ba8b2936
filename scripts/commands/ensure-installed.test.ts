import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scripts } from '../../package.json';
import { isInstalled, isSupported } from './ensure-installed.mjs';

test.each([
  ['20.19.0', true],
  ['20.20.2', true],
  ['22.12.0', true],
  ['24.0.0', true],
  ['22.11.0', false],
  ['21.7.0', false],
  ['20.18.3', false],
  ['18.20.0', false],
])('Node %s is new enough: %s', (version, enough) => {
  expect(isSupported(version)).toBe(enough);
});

/** Makes a Node believe that it is older than it is. */
const older = `data:text/javascript,${encodeURIComponent(
  "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.0' } })",
)}`;

test('an old Node ends with a message that says what to do', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', older, join(import.meta.dirname, 'ensure-installed.mjs')],
    { encoding: 'utf8' },
  );
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr:
      'Projektet kræver Node 20.19 eller 22.12 og nyere. Her kører Node 18.20.0.\n' +
      'Hent en nyere på https://nodejs.org, og kør kommandoen igen.\n',
  });
});

test.each(['start', 'test', 'dev'] as const)('npm %s begins with it, and ends where it does', (command) => {
  expect(scripts[command]).toMatch(/^node scripts\/commands\/ensure-installed\.mjs && /);
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
