import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Whether a file is a lock, a backup or a note of an editor or a system: `.#a.mdx`, `~$a.docx`, `a.mdx~`, `Thumbs.db`. */
export function isForeignFile(name: string): boolean {
  return /^[.~#]|~$|^(?:thumbs\.db|desktop\.ini|icon\r)$/i.test(name);
}

/** Returns the names in a folder, sorted, without those of editors and systems; none when there is no such folder. */
export async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => !isForeignFile(name)).sort();
}

/** Reads a file below the folder `content`, whose path is `file` in messages; null if none can be read there. */
export function readContentFile(directory: string, file: string): Promise<Buffer | null> {
  return readFile(join(directory, file.replace(/^content\//, ''))).catch(() => null);
}

/**
 * Reads a text as `readContentFile` does: without the byte order mark of some editors, and with letters such as å as one
 * character, whatever system wrote it.
 */
export async function readContentText(directory: string, file: string): Promise<string | null> {
  const bytes = await readContentFile(directory, file);
  return bytes && normalizeText(bytes.toString());
}

export const normalizeText = (text: string) => text.replace(/^\ufeff/, '').normalize();
