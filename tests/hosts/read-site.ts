import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesIn } from '../../scripts/lib/files-in.ts';
import { loadHeaders } from '../../scripts/serve/load-headers.ts';
import type { BuiltSite } from './expectations.ts';

/** Reads a built site from its directory. */
export async function readSite(directory: string): Promise<BuiltSite> {
  const names = (await filesIn(directory)).filter((name) => !name.startsWith('_'));
  const files = await Promise.all(
    names.map(async (name) => [`/${name}`, await readFile(join(directory, name))] as const),
  );
  const headers = (await loadHeaders(join(directory, '_headers')))('/');
  const lines = (await readFile(join(directory, '_redirects'), 'utf8')).split('\n').filter(Boolean);
  return {
    files: new Map(files),
    redirects: lines.map((line) => {
      const [from = '', to = ''] = line.split(' ');
      return { from, to };
    }),
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
  };
}
