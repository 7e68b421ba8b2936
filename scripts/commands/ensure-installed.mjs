// Plain JavaScript without dependencies, because it runs before packages are installed and on outdated Node versions.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(fileURLToPath(import.meta.url), '../../..');
const supportedNode = '22.12 eller nyere, eller 20 fra 20.19';

/** Checks a Node version against `engines` in package.json: 22.12 and later, or 20.19 and later 20.x. */
export function isSupported(version) {
  const [major, minor] = version.split('.').map(Number);
  return (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
}

/**
 * Checks whether `node_modules` has the versions in the lock file. Does not compare modification times, because a
 * checkout changes that of the lock file even if its content stays the same.
 */
export function isInstalled(lock, installed) {
  return Object.entries(lock.packages).every(([path, locked]) => {
    if (path === '') return true;
    const present = installed.packages[path];
    // npm does not install optional packages for other platforms.
    return present ? present.version === locked.version : Boolean(locked.optional || locked.devOptional);
  });
}

function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** Installs the packages in the lock file if any is missing. Exits with a message on an unsupported Node version. */
function ensureInstalled() {
  if (!isSupported(process.versions.node)) {
    console.error(`Projektet kræver Node ${supportedNode}. Her kører Node ${process.versions.node}.`);
    console.error('Hent en nyere på https://nodejs.org, og kør kommandoen igen.');
    process.exit(1);
  }
  const lock = readJson(join(root, 'package-lock.json'));
  const installed = readJson(join(root, 'node_modules/.package-lock.json'));
  if (installed && isInstalled(lock, installed)) return;

  console.log('Henter de pakker, som package-lock.json nævner ...');
  // The checks need the dev dependencies, even if NODE_ENV is production.
  const { status } = spawnSync(
    'npm',
    ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    },
  );
  if (status === 0) return;
  console.error('Pakkerne kunne ikke hentes: se beskeden fra npm ovenfor.');
  process.exit(1);
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) ensureInstalled();
