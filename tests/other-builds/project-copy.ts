import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { root } from '../../scripts/lib/root.ts';
import { temporaryFolder } from '../fixtures/temporary-folder.ts';
import { projectFiles } from '../unit/project-files.ts';

/** Copies the project to a temp directory where tests may edit files; `node_modules` is linked. */
export function projectCopy(): string {
  const copy = temporaryFolder();
  for (const file of projectFiles()) cpSync(join(root, file), join(copy, file));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  // Tests of all files ask git for them.
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
  return copy;
}

/** Replaces the first match in a file, which must change the file. Returns a function that restores the content. */
export function editFile(file: string, from: string | RegExp, to: string): () => void {
  const before = readFileSync(file, 'utf8');
  const after = before.replace(from, to);
  expect(after, `${from} in ${file}`).not.toBe(before);
  writeFileSync(file, after);
  return () => writeFileSync(file, before);
}
