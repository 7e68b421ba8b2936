import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './root.ts';

/** The built folder that commands and tests read: `dist/`, unless `DIST_DIRECTORY` names another. */
export const distDirectory = resolve(root, process.env.DIST_DIRECTORY || 'dist');

/** The built folder, for a command that is of no use without one: ends the process when nothing is built. */
export function builtDirectory(): string {
  if (existsSync(distDirectory)) return distDirectory;
  console.error('Der er ingen dist/. Kør npm run build først, eller npm start, som selv bygger.');
  process.exit(1);
}
