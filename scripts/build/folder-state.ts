import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Returns the size and time of change of every file in some folders: equal for files that have not changed. */
export async function folderState(folders: readonly string[]): Promise<Map<string, string>> {
  const state = new Map<string, string>();
  for (const folder of folders) {
    const names = await readdir(folder, { recursive: true }).catch(() => []);
    for (const name of names.sort()) {
      const file = join(folder, name);
      // A file may be gone by now.
      const found = await stat(file).catch(() => null);
      if (found?.isFile()) state.set(file, `${found.size} ${found.mtimeMs}`);
    }
  }
  return state;
}
