import { statSync } from 'node:fs';
import { join } from 'node:path';
import { distDirectory } from '../lib/dist-directory.ts';
import { runScript } from './run-script.ts';

/**
 * Builds the site in a child process. Returns true if the build succeeded and replaced the site: an interrupted
 * build may exit without an error and leave the old site.
 */
export function buildDist(env: NodeJS.ProcessEnv): boolean {
  const before = modifiedAt();
  if (!runScript('build', { ...env, OUT_DIRECTORY: distDirectory })) return false;
  if (modifiedAt() !== before) return true;
  console.error('Byggeriet sluttede uden at lægge en ny side i dist/.');
  return false;
}

/** Returns the modification time of the home page, or 0 if there is none. */
function modifiedAt(): number {
  return statSync(join(distDirectory, 'index.html'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
