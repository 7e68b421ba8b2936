import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { redirects } from '#src/features/redirects/redirect-table.ts';
import { filesIn } from '../../scripts/lib/files-in.ts';
import { loadHeaders } from '../../scripts/serve/load-headers.ts';

/** The parts of a built site that a host must serve correctly. */
export type BuiltSite = {
  /** Contents of every file by path: `/omos.html`. */
  readonly files: ReadonlyMap<string, Buffer>;
  readonly redirects: typeof redirects;
  /** Headers that every response must have, by lower-case name. */
  readonly headers: Readonly<Record<string, string>>;
};

/** Reads a built site from its directory. */
export async function readSite(directory: string): Promise<BuiltSite> {
  const names = (await filesIn(directory)).filter((name) => !name.startsWith('_'));
  const files = await Promise.all(
    names.map(async (name) => [`/${name}`, await readFile(join(directory, name))] as const),
  );
  const headers = (await loadHeaders(join(directory, '_headers')))('/');
  return {
    files: new Map(files),
    redirects,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
  };
}
