import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type LockedPackage = {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
};
type Lock = { readonly packages: Readonly<Record<string, LockedPackage>> };

/** Where Node looks for `name` from inside the package at `path`: its own folder first, then each above. */
function foldersAbove(path: string): string[] {
  const parts = path.split('/node_modules/');
  return [...parts.map((_, index) => parts.slice(0, parts.length - index).join('/node_modules/')), ''];
}

/** The packages that a locked package names and that the lock file itself does not hold. */
function missingFromLock(lock: Lock): string[] {
  return Object.entries(lock.packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter(
        (name) =>
          !foldersAbove(path).some(
            (folder) => (folder ? `${folder}/node_modules/${name}` : `node_modules/${name}`) in lock.packages,
          ),
      )
      .map((name) => `${path || 'package.json'}: ${name}`),
  );
}

// npm leaves out a package for another system that the registry did not carry when the file was written. `npm ci`
// then refuses the file, or installs it without the binaries of that system.
test('the lock file holds every package that a locked package names, those for other systems too', () => {
  const lock: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  expect(missingFromLock(lock)).toEqual([]);
});

test('a binary for another system that is missing from a lock file is named', () => {
  const packages = {
    '': { dependencies: { tool: '1' } },
    'node_modules/tool': { optionalDependencies: { 'tool-linux': '1', 'tool-darwin': '1' } },
    'node_modules/tool/node_modules/tool-linux': {},
  };
  expect(missingFromLock({ packages })).toEqual(['node_modules/tool: tool-darwin']);
});
