import { readdir, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Size and time of change of files, by real path. */
type FolderState = ReadonlyMap<string, string>;

/** Returns the state of every file in some folders and below them, links followed. */
export async function folderState(folders: readonly string[]): Promise<FolderState> {
  const state = new Map<string, string>();
  const read = async (folder: string): Promise<void> => {
    const real = await realpath(folder).catch(() => folder);
    for (const name of await readdir(real).catch(() => [])) {
      const file = join(real, name);
      // A file may be gone by now.
      const found = await stat(file).catch(() => null);
      if (found?.isDirectory()) await read(file);
      if (found?.isFile()) state.set(file, `${found.size} ${found.mtimeMs}`);
    }
  };
  for (const folder of folders) await read(folder);
  return state;
}

/** Returns the files that are new, gone or changed between two states. */
export function changedFiles(before: FolderState, after: FolderState): string[] {
  const files = new Set([...before.keys(), ...after.keys()]);
  return [...files].filter((file) => before.get(file) !== after.get(file));
}
