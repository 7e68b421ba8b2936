import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesIn } from '../lib/files-in.ts';

/** Returns what is wrong with each file of public/ that the build has written over in a finished site. */
export async function lostPublicFiles(site: string, publicFolder: string): Promise<string[]> {
  const lost: string[] = [];
  for (const name of await filesIn(publicFolder))
    if (!(await readFile(join(site, name))).equals(await readFile(join(publicFolder, name)))) lost.push(name);
  return lost.map(
    (name) =>
      `public/${name} ville gå tabt: Byggeriet skriver selv en fil af det navn. Slet den, eller giv den et andet navn.`,
  );
}
