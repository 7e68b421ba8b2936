import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './root.ts';

/** The built site, which commands and tests read: `OUT_DIRECTORY`, or `dist` by default. */
export const distDirectory = resolve(root, process.env.OUT_DIRECTORY || 'dist');

/** Returns the build output folder, or exits the process with an error if it does not exist. */
export function builtDirectory(): string {
  if (existsSync(distDirectory)) return distDirectory;
  console.error('Der er ingen dist/. Kør npm run build først, eller npm start, som selv bygger.');
  process.exit(1);
}
