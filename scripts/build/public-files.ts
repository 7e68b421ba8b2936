import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ReportError } from '../content/diagnostic.ts';
import { filesIn } from '../lib/files-in.ts';

/**
 * Checks that the build has written no other file over one of public/.
 * @throws ReportError with the files that would be lost
 */
export async function checkPublicFiles(site: string, publicFolder: string): Promise<void> {
  const lost: string[] = [];
  for (const name of await filesIn(publicFolder)) {
    const copy = join(site, name);
    if (existsSync(copy) && !(await readFile(copy)).equals(await readFile(join(publicFolder, name))))
      lost.push(
        `public/${name} ville gå tabt: Byggeriet skriver selv en fil af det navn. Slet den, eller giv den et andet navn.`,
      );
  }
  if (lost.length) throw new ReportError(lost.join('\n'));
}
