import { statSync } from 'node:fs';
import { join } from 'node:path';
import { distDirectory } from '../dist-directory.ts';
import { runScript } from './run-script.ts';

/**
 * Builds the site in a process of its own. True when the build ended well and has put a new site in place: a
 * build that is cut short may leave the old one, and say nothing.
 */
export function buildDist(env: NodeJS.ProcessEnv): boolean {
  const before = writtenAt();
  if (!runScript('build', { ...env, OUT_DIRECTORY: distDirectory })) return false;
  if (writtenAt() !== before) return true;
  console.error('Byggeriet sluttede uden at lægge en ny side i dist/.');
  return false;
}

/** When the home page was written; 0 when there is none. */
function writtenAt(): number {
  return statSync(join(distDirectory, 'index.html'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
