import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where a program is, as the shell would find it; null where it is not installed. */
export function programOnPath(program: string): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path)) ?? null;
}
