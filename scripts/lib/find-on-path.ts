import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Returns the path of a program in `PATH`, or null if it is not installed. */
export function findOnPath(program: string): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, program)).find(existsSync) ?? null;
}
