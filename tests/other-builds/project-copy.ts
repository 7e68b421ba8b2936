import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectFiles, root } from '../unit/project-files.ts';

/** Copies the project to a temp directory where tests may edit files; `node_modules` is linked. */
export function projectCopy(): string {
  const copy = mkdtempSync(join(tmpdir(), 'project-'));
  for (const file of projectFiles()) cpSync(join(root, file), join(copy, file));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  return copy;
}
