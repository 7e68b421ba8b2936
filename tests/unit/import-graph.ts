import { posix } from 'node:path';
import { projectFiles, readProjectFile } from './project-files.ts';

export type Import = {
  readonly from: string;
  readonly to: string;
  /** Types leave no trace in what runs. */
  readonly onlyTypes: boolean;
  /** By `import('x')`, when it is wanted. */
  readonly isDynamic: boolean;
  /** Written as a path from the file, not with `#`. */
  readonly isRelative: boolean;
};

/** `import … from 'x'`, `export … from 'x'`, `import 'x'` and `import('x')`. */
const statement =
  /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[\w*{][^'"`;]*?\s*from\s*)?(['"])([^'"]+)\2|\bimport\(\s*(['"])([^'"]+)\4/g;

function statementsIn(source: string) {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '');
  return [...code.matchAll(statement)].map(([, type, , named, , dynamic]) => ({
    target: named ?? dynamic ?? '',
    onlyTypes: type !== undefined,
    isDynamic: dynamic !== undefined,
  }));
}

/** The imports of one file that lead to files of ours, as paths from the root. */
export function importsIn(file: string, source: string): Import[] {
  return statementsIn(source).flatMap(({ target, ...kind }) => {
    // `?inline` and the like tell the bundler how to take a file.
    const [path = ''] = target.split('?');
    const isRelative = path.startsWith('.');
    if (!isRelative && !path.startsWith('#')) return [];
    const to = isRelative ? posix.join(posix.dirname(file), path) : path.slice(1);
    return { from: file, to, isRelative, ...kind };
  });
}

/** The packages that a file needs when it runs: `'react-dom/client'` needs `react-dom`. */
export function packagesIn(source: string): string[] {
  return statementsIn(source).flatMap(({ target, onlyTypes }) => {
    if (onlyTypes || !/^(?!node:|virtual:)[@\w]/.test(target)) return [];
    return target.split('/', target.startsWith('@') ? 2 : 1).join('/');
  });
}

/** Every import between files of ours, tests left out. */
export function importGraph(): Import[] {
  return projectFiles()
    .filter((file) => /^(?:src|scripts|content)\/.*\.m?tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) => importsIn(file, readProjectFile(file)));
}

/** Every file that runs when `entry` runs, dynamic imports included. */
export function reachable(graph: readonly Import[], entry: string): Set<string> {
  const seen = new Set([entry]);
  // A set that grows while it is walked is walked to its end.
  for (const file of seen) {
    for (const { from, to, onlyTypes } of graph) if (from === file && !onlyTypes) seen.add(to);
  }
  return seen;
}

/** The files that import themselves over others, as groups of files that all reach each other when they run. */
export function cycles(graph: readonly Import[]): string[][] {
  const files = [...new Set(graph.map(({ from }) => from))];
  const reached = new Map(files.map((file) => [file, reachable(graph, file)]));
  const groups = files.map((file) =>
    files.filter(
      (other) => other === file || (reached.get(file)?.has(other) && reached.get(other)?.has(file)),
    ),
  );
  return groups.filter((group, index) => group.length > 1 && group[0] === files[index]);
}
