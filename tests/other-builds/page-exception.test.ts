import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { editFile } from './edit-file.ts';
import { projectCopy } from './project-copy.ts';

test('an exception in a page ends the build and names the page and the line of the source', () => {
  const copy = projectCopy();
  const page = join(copy, 'src/pages/About.tsx');
  editFile(page, 'export function Component() {', "$&\n  if (team) throw new Error('planted');");
  const line = readFileSync(page, 'utf8').split('planted')[0]?.split('\n').length;
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build/main.ts'], {
    cwd: copy,
    encoding: 'utf8',
  });
  expect(status).toBe(1);
  expect(stderr).toContain('Error on page');
  expect(stderr).toMatch(new RegExp(`src[/\\\\]pages[/\\\\]About\\.tsx:${line}:`));
}, 120_000);
