import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { root } from '../root.ts';
import { cssModules } from './css-modules.ts';

type ScopedName = (name: string, file: string) => string;

/** Under `npm run dev` and in tests: readable, and the same for the same file. */
const readableName: ScopedName = (name, file) => {
  const [path = ''] = file.split('?');
  const hash = createHash('sha256').update(relative(root, path)).digest('base64url').slice(0, 4);
  return `${basename(path, '.module.css')}-${name}-${hash}`;
};

/**
 * In a build: the number of the name among all names of all CSS Modules. It stands in the styles and in every element
 * of every page, and a page whose HTML takes one packet fewer shows itself sooner.
 */
export function shortNames(): ScopedName {
  const numbers = new Map<string, number>();
  const key = (name: string, file: string) => `${relative(root, file.split('?')[0] ?? '')} ${name}`;
  for (const file of cssModules()) {
    for (const name of namesIn(file)) {
      const each = key(name, join(root, file));
      if (!numbers.has(each)) numbers.set(each, numbers.size);
    }
  }
  return (name, file) => {
    const number = numbers.get(key(name, file));
    return number === undefined ? readableName(name, file) : `c${number.toString(36)}`;
  };
}

/** The names that a CSS Module defines, as they are written in it. */
function namesIn(file: string): string[] {
  const css = readFileSync(join(root, file), 'utf8');
  return [...css.matchAll(/(?:\.|@keyframes\s+)([a-z_][\w-]*)/gi)].map(([, name = '']) => name);
}

/** The class names in the page of all CSS Modules in a folder. */
export function classNamesIn(folder: string): string[] {
  const scoped = scopedName();
  return cssModules()
    .filter((file) => file.startsWith(folder))
    .flatMap((file) => namesIn(file).map((name) => scoped(name, join(root, file))));
}

/** The class name of a CSS Module in the page. */
export function scopedName(): ScopedName {
  return process.env.NODE_ENV === 'production' ? shortNames() : readableName;
}
