import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/* The draft is the folder in which a build works. It becomes the site only when all of it has succeeded. */

/** The table of texts (text-table.ts), which only the prerenderer reads. */
export const textTableName = 'tekster.json';

const leftovers = new Set(['.vite', 'src', textTableName]);

/** Writes a file, and the folders that it lies in. */
export async function writeDraft(file: string, source: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, source);
}

/** Takes away what the tools leave behind: manifests, loader data, the template's folder. */
export async function removeLeftovers(draft: string): Promise<void> {
  for (const name of await readdir(draft)) {
    if (leftovers.has(name) || name.startsWith('static-loader-data')) {
      await rm(join(draft, name), { recursive: true });
    }
  }
}

/** Puts the finished site in place of the old one. */
export async function publish(draft: string, outDirectory: string): Promise<void> {
  await rm(outDirectory, { recursive: true, force: true });
  await mkdir(dirname(outDirectory), { recursive: true });
  try {
    await rename(draft, outDirectory);
  } catch {
    // Another file system: copied instead.
    await cp(draft, outDirectory, { recursive: true });
    await rm(draft, { recursive: true });
  }
}
