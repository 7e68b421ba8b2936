import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { root } from '../lib/root.ts';

const sheets = (): string[] =>
  readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => `src/${file.replaceAll(sep, '/')}`);

/** Returns the sorted paths of all CSS Modules, as `src/…`. */
export const cssModules = (): string[] =>
  sheets()
    .filter((file) => file.endsWith('.module.css'))
    .sort();

/** Returns the source text of all style sheets, CSS Modules included. */
export const styleSheets = (): string[] => sheets().map((file) => readFileSync(join(root, file), 'utf8'));
