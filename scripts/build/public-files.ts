import { existsSync } from 'node:fs';
import { chmod, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesIn } from '../lib/files-in.ts';

/** Where the content of files that the build writes belongs. */
const places: Readonly<Record<string, string>> = {
  _redirects: 'Viderestillinger hører til i src/site/redirects.ts.',
  _headers: 'Headere hører til i scripts/site-files/site-headers.ts.',
  'robots.txt': 'Reglerne for søgemaskiner hører til i scripts/site-files/write-site-files.ts.',
};

/**
 * Makes the copies of public/ in a finished site as readable as what the build has written: a web server may run as
 * another user than the one who cloned the project. Returns what is wrong with each that the build has written over.
 */
export async function finishPublicFiles(site: string, publicFolder: string): Promise<string[]> {
  const lost: string[] = [];
  for (const name of await filesIn(publicFolder)) {
    const copy = join(site, name);
    if (!existsSync(copy)) continue;
    if (!(await readFile(copy)).equals(await readFile(join(publicFolder, name)))) lost.push(name);
    await chmod(copy, 0o666 & ~process.umask());
  }
  return lost.map((name) => {
    const place = places[name] ?? 'Slet den, eller giv den et andet navn.';
    return `public/${name} ville gå tabt: Byggeriet skriver selv en fil af det navn. ${place}`;
  });
}
