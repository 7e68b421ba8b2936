import { readFileSync, writeFileSync } from 'node:fs';
import { expect } from 'vitest';

/** Replaces the first match in a file, which must change the file. Returns a function that restores the content. */
export function editFile(file: string, from: string | RegExp, to: string): () => void {
  const before = readFileSync(file, 'utf8');
  const after = before.replace(from, to);
  expect(after, `${from} in ${file}`).not.toBe(before);
  writeFileSync(file, after);
  return () => writeFileSync(file, before);
}
