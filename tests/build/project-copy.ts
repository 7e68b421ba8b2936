import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectFiles, root } from '../unit/project-files.ts';

/** A copy of the project in which files may be changed; the packages are the same. */
export function projectCopy(): string {
  const copy = mkdtempSync(join(tmpdir(), 'project-'));
  for (const file of projectFiles()) cpSync(join(root, file), join(copy, file));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  return copy;
}
