import { lstat, readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Checked } from './diagnostic.ts';

/** Whether a file is a lock, a backup or a note of an editor or a system: `.#a.mdx`, `~$a.docx`, `a.mdx~`, `Thumbs.db`. */
export function isForeignFile(name: string): boolean {
  return /^[.~#]|~$|^(?:thumbs\.db|desktop\.ini|icon\r)$/i.test(name);
}

/** Returns the names in a folder, sorted, without those of editors and systems; none when there is no such folder. */
export async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => !isForeignFile(name)).sort();
}

/**
 * Reads a file below the folder `content`, whose path is `file` in messages. The value is null, with a diagnostic, if it is
 * a folder, a link that leads nowhere, or cannot be opened, and without one if there is no such file.
 */
export async function readContentFile(directory: string, file: string): Promise<Checked<Buffer | null>> {
  const path = join(directory, file.replace(/^content\//, ''));
  const refuse = (found: string, expected: string): Checked<null> => ({
    value: null,
    diagnostics: [{ file, line: 1, where: 'filen', found, expected }],
  });
  const entry = await lstat(path).catch(() => null);
  if (!entry) return { value: null, diagnostics: [] };
  // Not opened: reading a pipe would wait for ever.
  const target = await stat(path).catch(() => null);
  if (!target) return refuse('en genvej til noget, som ikke findes', 'selve filen: slet genvejen');
  if (target.isDirectory())
    return refuse('en mappe', 'en fil: slet mappen, eller flyt det, der ligger i den');
  const bytes = target.isFile() ? await readFile(path).catch(() => null) : null;
  if (!bytes) return refuse('en fil, der ikke kan åbnes', 'en almindelig fil, som du har lov at læse');
  return { value: bytes, diagnostics: [] };
}
