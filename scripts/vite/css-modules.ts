import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.ts';

/** Every CSS Module of the site, as `src/…`, sorted. */
export function cssModules(): string[] {
  return readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => `src/${file}`)
    .sort();
}

/** The text of every style sheet of the site. */
export function styleSheets(): string[] {
  return readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(join(root, 'src', file), 'utf8'));
}
