import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/root.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { projectFiles } from '../unit/project-files.ts';

/** Copies the project to a temp directory where tests may edit files; `node_modules` is linked. */
export function projectCopy(): string {
  const copy = temporaryFolder();
  for (const file of projectFiles()) cpSync(join(root, file), join(copy, file));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  return copy;
}
