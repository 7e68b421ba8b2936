import { statSync } from 'node:fs';
import { join } from 'node:path';
import { root, runScript } from './run-script.ts';

/**
 * Builds `dist/` in a process of its own. True when the build ended well and has put a new site in place: a
 * build that is cut short may leave the old one, and say nothing.
 */
export function buildDist(env: NodeJS.ProcessEnv): boolean {
  const before = writtenAt();
  if (!runScript('build', [], env)) return false;
  if (writtenAt() !== before) return true;
  console.error('Byggeriet sluttede uden at lægge en ny side i dist/.');
  return false;
}

/** When the home page was written; 0 when there is none. */
function writtenAt(): number {
  return statSync(join(root, 'dist/index.html'), { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
