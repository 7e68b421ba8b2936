import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDirectory } from '../cache-directory.ts';
import { writeAtomically } from '../write-atomically.ts';

/** Results on disk, each a record and some HTML: the first line of its file is the record, the rest the HTML. */
export function cacheEntries<Entry>(kind: 'texts' | 'pages') {
  const directory = cacheDirectory(kind);
  const fileOf = (name: string) => join(directory, encodeURIComponent(name));
  return {
    /** Null when there is none of this name. */
    get(name: string): { readonly entry: Entry; readonly html: Uint8Array } | null {
      let file: Buffer;
      try {
        file = readFileSync(fileOf(name));
      } catch {
        return null;
      }
      const end = file.indexOf('\n');
      return { entry: JSON.parse(file.toString('utf8', 0, end)) as Entry, html: file.subarray(end + 1) };
    },
    set(name: string, entry: Entry, html: string): void {
      writeAtomically(fileOf(name), `${JSON.stringify(entry)}\n${html}`);
    },
  };
}
