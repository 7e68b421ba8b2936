import { renameSync, writeFileSync } from 'node:fs';

/** Writes a temporary file next to `file` and renames it, so no process ever reads a partial file. */
export function writeAtomically(file: string, content: string | Uint8Array): void {
  const temporary = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  writeFileSync(temporary, content);
  renameSync(temporary, file);
}
