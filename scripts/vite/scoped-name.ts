import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { root } from '../lib/root.ts';
import { cssModules } from './css-modules.ts';

type ScopedName = (name: string, file: string) => string;

/** Returns readable class names, stable for each file: used by the dev server and in tests. */
const readableName: ScopedName = (name, file) => {
  const [path = ''] = file.split('?');
  return `${basename(path, '.module.css')}-${name}-${hash('sha256', relative(root, path), 'base64url').slice(0, 4)}`;
};

/**
 * Returns the generator of class names for a build: the name's index among the names of all CSS Modules. Short names
 * make HTML and CSS smaller, and a page that needs one packet less paints sooner.
 */
export function shortNames(): ScopedName {
  const numbers = new Map<string, number>();
  const key = (name: string, file: string) => `${relative(root, file.split('?')[0] ?? '')} ${name}`;
  for (const file of cssModules()) {
    for (const name of namesIn(file)) {
      const id = key(name, join(root, file));
      if (!numbers.has(id)) numbers.set(id, numbers.size);
    }
  }
  return (name, file) => {
    const number = numbers.get(key(name, file));
    return number === undefined ? readableName(name, file) : `c${number.toString(36)}`;
  };
}

/** Returns the class and keyframe names in the source of a CSS Module. */
function namesIn(file: string): string[] {
  // File names in comments and URLs look like class names.
  const css = readFileSync(join(root, file), 'utf8').replace(/\/\*.*?\*\/|url\([^)]*\)/gs, '');
  return [...css.matchAll(/(?:\.|@keyframes\s+)([a-z_][\w-]*)/gi)].map(([, name = '']) => name);
}

/** Returns the generated class names of all CSS Modules in a folder. */
export function classNamesIn(folder: string): string[] {
  const scoped = scopedName();
  return cssModules()
    .filter((file) => file.startsWith(folder))
    .flatMap((file) => namesIn(file).map((name) => scoped(name, join(root, file))));
}

let buildNames: ScopedName | undefined;

/** Returns the class name generator for the current mode, for Vite's `generateScopedName`. */
export function scopedName(): ScopedName {
  if (process.env.NODE_ENV !== 'production') return readableName;
  buildNames ??= shortNames();
  return buildNames;
}
