import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { readProjectFile } from './project-files.ts';

type LockedPackage = {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};
type Lock = { readonly packages: Readonly<Record<string, LockedPackage>> };

/** Returns the folders whose `node_modules` Node searches for the package at `path`: its own, then each parent. */
function searchedFolders(path: string): string[] {
  const parts = path.split('/node_modules/');
  return [...parts.map((_, index) => parts.slice(0, parts.length - index).join('/node_modules/')), ''];
}

/** Returns the dependencies of locked packages that the lock file does not contain. */
function missingFromLock(lock: Lock): string[] {
  return Object.entries(lock.packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter(
        (name) =>
          !searchedFolders(path).some((folder) => posix.join(folder, 'node_modules', name) in lock.packages),
      )
      .map((name) => `${path || 'package.json'}: ${name}`),
  );
}

// npm omits a package for another platform if the registry lacks it when the lock file is written. `npm ci` then
// rejects the file, or installs it without the binaries of that platform.
test('the lock file contains every dependency of every locked package, including those for other platforms', () => {
  const lock: Lock = JSON.parse(readProjectFile('package-lock.json'));
  expect(missingFromLock(lock)).toEqual([]);
});
