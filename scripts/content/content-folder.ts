import { readdir, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { type Diagnostic, type FileDiagnostic, missing } from '../lib/diagnostic.ts';
import { checkCharacters, checkLines } from './check-source.ts';

/** A folder of content, with everything that is wrong in the files that were read of it. */
export class ContentFolder {
  /** With `sider/`, `artikler/`, `cases/`, `juridisk/`, `data/` and `billeder/`. */
  readonly directory: string;
  readonly diagnostics: FileDiagnostic[] = [];

  constructor(directory: string) {
    this.directory = directory;
  }

  report(file: string, diagnostics: readonly Diagnostic[]): void {
    this.diagnostics.push(...diagnostics.map((diagnostic) => ({ file, ...diagnostic })));
  }

  /**
   * Returns the names of what is read of a folder, and reports what else lies there, where an article would be lost:
   * `artikel.md`, a folder in the folder. `expected` returns what a name must be, or null if it is that.
   */
  async list(folder: string, expected: (name: string) => string | null, list = namesIn): Promise<string[]> {
    const read: string[] = [];
    const names = await list(this.#pathOf(posix.join('content', folder)));
    for (const found of names) {
      const name = expected(found);
      if (name === null) read.push(found);
      else {
        const meant = found.toLowerCase();
        const diagnostic = expected(meant)
          ? { expected: name }
          : { expected: 'navnet med små bogstaver', example: meant };
        const file = posix.join('content', folder, found.replace(/\/$/, ''));
        this.report(file, [{ line: 1, where: 'filnavn', found, ...diagnostic }]);
      }
    }
    return read;
  }

  #pathOf = (file: string) => join(this.directory, file.replace(/^content\/?/, ''));

  /** Reads a file, whose path is `file` in messages; null, which is reported, if none can be read there. */
  async read(file: string): Promise<Buffer | null> {
    const bytes = await readFile(this.#pathOf(file)).catch(() => null);
    if (!bytes) this.diagnostics.push(missing(file));
    return bytes;
  }

  /** Reads the source of a text or data file; null, which is reported, if there is none or git or a mistake has left what is no text in it. */
  async readSource(file: string): Promise<string | null> {
    const bytes = await this.read(file);
    if (!bytes) return null;
    const source = normalizeText(bytes.toString());
    const unreadable = checkLines(source);
    this.report(file, [...unreadable, ...checkCharacters(source)]);
    return unreadable.length ? null : source;
  }
}

/**
 * Returns a text without what only some editors and keyboards write: byte order mark, `\r`, å as two characters, and the
 * spaces that do not break, which neither Markdown nor YAML takes for one (`rehypeKeepTogether` sets those that are needed).
 */
export const normalizeText = (text: string) =>
  text
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[\u00a0\u2009\u202f]/g, ' ')
    .normalize();

/** Whether a file is a lock, a backup or a note of an editor or a system: `.#a.mdx`, `~$a.docx`, `a.mdx~`, `Thumbs.db`. */
const isForeign = (name: string) => /^[.~#]|~$|^(?:thumbs\.db|desktop\.ini|icon\r)$/i.test(name);

/**
 * Returns the names in a folder, sorted, without those of editors and systems; those of folders end in a slash. None when
 * there is no such folder.
 */
async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries
    .filter(({ name }) => !isForeign(name))
    .map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name))
    .sort();
}

/** Returns the paths of the files in a folder and its folders, as `namesIn` does. */
export async function pathsIn(folder: string): Promise<string[]> {
  const paths = (await namesIn(folder)).map(async (name) =>
    name.endsWith('/') ? (await pathsIn(join(folder, name))).map((path) => name + path) : name,
  );
  return (await Promise.all(paths)).flat();
}
