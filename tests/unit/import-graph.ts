import { posix } from 'node:path';
import { projectFiles, readProjectFile } from './project-files.ts';

export type Import = {
  readonly from: string;
  readonly to: string;
  /** `import type`, which is erased at run time. */
  readonly isTypeOnly: boolean;
  /** Relative path instead of `#src/…`. */
  readonly isRelative: boolean;
};

/** `import … from 'x'`, `export … from 'x'`, `import 'x'` and `import('x')`. */
const statement =
  /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[\w*{][^'"`;]*?\s*from\s*)?(['"])([^'"]+)\2|\bimport\(\s*(['"])([^'"]+)\4/g;

function statementsIn(source: string) {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '');
  return [...code.matchAll(statement)].map(([, type, , named, , dynamic]) => ({
    target: named ?? dynamic ?? '',
    isTypeOnly: type !== undefined,
  }));
}

/** Returns the imports of project files in one file, as paths from the root. */
function importsIn(file: string, source: string): Import[] {
  return statementsIn(source).flatMap(({ target, ...kind }) => {
    // Drops bundler queries such as `?inline`.
    const [path = ''] = target.split('?');
    const isRelative = path.startsWith('.');
    if (!isRelative && !path.startsWith('#')) return [];
    const to = isRelative ? posix.join(posix.dirname(file), path) : path.slice(1);
    return { from: file, to, isRelative, ...kind };
  });
}

/** Returns the packages that a file imports at run time: `react-dom` for `'react-dom/client'`. */
export function packagesIn(source: string): string[] {
  return statementsIn(source).flatMap(({ target, isTypeOnly }) => {
    if (isTypeOnly || !/^(?!node:|virtual:)[@\w]/.test(target)) return [];
    return target.split('/', target.startsWith('@') ? 2 : 1).join('/');
  });
}

/** Returns all imports between project files, except those in tests. */
export function importGraph(): Import[] {
  return projectFiles()
    .filter((file) => /^(?:src|scripts|content)\/.*\.m?tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) => importsIn(file, readProjectFile(file)));
}

/** Returns every file that `entry` loads at run time, including dynamic imports. */
export function reachable(graph: readonly Import[], entry: string): Set<string> {
  const seen = new Set([entry]);
  // Iterating a Set also visits entries added during the iteration.
  for (const file of seen) {
    for (const { from, to, isTypeOnly } of graph) if (from === file && !isTypeOnly) seen.add(to);
  }
  return seen;
}
