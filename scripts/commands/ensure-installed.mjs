// Plain JavaScript without dependencies, because it runs before packages are installed and on outdated Node versions.
import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/*
 * Installs the packages in the lock file unless `node_modules` has their versions. `npm install` would find out too, but
 * takes two seconds before each start, where this takes a tenth. Modification times tell nothing: a checkout changes that
 * of the lock file even if its content stays the same.
 */

const [major, minor] = process.versions.node.split('.').map(Number);
if (!((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22)) {
  console.error(
    `Projektet kræver Node 22.12 eller nyere, eller 20 fra 20.19. Her kører Node ${process.versions.node}. Hent en nyere på https://nodejs.org, og kør kommandoen igen.`,
  );
  process.exit(1);
}

const root = resolve(import.meta.dirname, '../..');
const read = (file) => JSON.parse(readFileSync(resolve(root, file), 'utf8')).packages;
const record = 'node_modules/.package-lock.json';
const present = existsSync(resolve(root, record)) ? read(record) : {};
const isComplete = Object.entries(read('package-lock.json')).every(
  ([path, { version, optional, devOptional }]) =>
    // npm does not install optional packages for other platforms.
    path === '' || (present[path] ? present[path].version === version : optional || devOptional),
);
// A link leads to the packages of another checkout, which `npm ci` would delete.
const isLinked = lstatSync(resolve(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink();
if (!isComplete && !isLinked) {
  console.log('Henter de pakker, som package-lock.json nævner ...');
  // The checks need the dev dependencies, even if NODE_ENV is production.
  const { status } = spawnSync('npm ci --include=dev --loglevel=error', {
    cwd: root,
    stdio: 'inherit',
    shell: true,
  });
  process.exit(status ?? 1);
}
