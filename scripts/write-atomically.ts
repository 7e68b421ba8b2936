import { renameSync, writeFileSync } from 'node:fs';

/** Written beside and renamed, so that nobody ever reads half a file, not even of a build that is broken off. */
export function writeAtomically(file: string, content: string | Uint8Array): void {
  const part = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  writeFileSync(part, content);
  renameSync(part, file);
}
