import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';

const sheets = (): string[] =>
  readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => `src/${file}`);

/** Every CSS Module of the site, as `src/…`, sorted. */
export const cssModules = (): string[] =>
  sheets()
    .filter((file) => file.endsWith('.module.css'))
    .sort();

/** The text of every style sheet of the site. */
export const styleSheets = (): string[] => sheets().map((file) => readFileSync(join(root, file), 'utf8'));
