// Plain JavaScript without dependencies: it runs before anything is installed, and on a Node that is too old.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = resolve(fileURLToPath(import.meta.url), '../../..');
const neededNode = '20.19 eller 22.12 og nyere';

/** Node 20 from 20.19 on, and all from 22.12 on: what `engines` in package.json says. */
export function isSupported(version) {
  const [major, minor] = version.split('.').map(Number);
  return (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
}

/**
 * Does `node_modules` hold what the lock file asks for? Compares versions, not file times: a checkout gives
 * the lock file a new time without changing a word.
 */
export function isInstalled(lock, installed) {
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (path === '') return true;
    const present = installed.packages[path];
    // Packages for other systems are left out on purpose.
    return present ? present.version === wanted.version : Boolean(wanted.optional || wanted.devOptional);
  });
}

function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

/** Ends the process with a clear message on an old Node; otherwise installs from the lock file what is missing. */
function ensureInstalled() {
  if (!isSupported(process.versions.node)) {
    console.error(`Projektet kræver Node ${neededNode}. Her kører Node ${process.versions.node}.`);
    console.error('Hent en nyere på https://nodejs.org, og kør kommandoen igen.');
    process.exit(1);
  }
  const lock = readJson(join(root, 'package-lock.json'));
  const installed = readJson(join(root, 'node_modules/.package-lock.json'));
  if (installed && isInstalled(lock, installed)) return;

  console.log('Henter de pakker, som package-lock.json nævner ...');
  // The checks need development packages, even where NODE_ENV says production.
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
