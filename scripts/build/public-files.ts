import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesIn } from '../lib/files-in.ts';

/** Where the content of files that the build writes belongs. */
const places: Readonly<Record<string, string>> = {
  _redirects: 'Viderestillinger hører til i src/site/redirects.ts.',
  _headers: 'Headere hører til i scripts/site-files/site-headers.ts.',
  'robots.txt': 'Reglerne for søgemaskiner hører til i scripts/site-files/write-site-files.ts.',
};

/** Returns what is wrong with each file of public/ that the build has written over in a finished site. */
export async function lostPublicFiles(site: string, publicFolder: string): Promise<string[]> {
  const lost: string[] = [];
  for (const name of await filesIn(publicFolder))
    if (!(await readFile(join(site, name))).equals(await readFile(join(publicFolder, name)))) lost.push(name);
  return lost.map((name) => {
    const place = places[name] ?? 'Slet den, eller giv den et andet navn.';
    return `public/${name} ville gå tabt: Byggeriet skriver selv en fil af det navn. ${place}`;
  });
}
