import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressesIn, addressFile } from '#src/content/check-published-addresses.ts';

/** Not kept for ever: the pages of the 404 answers, and those of the overview, which come and go with the articles. */
const passing = /(?:^|\/)404$|\/side-\d+$/;

/**
 * Adds the addresses of pages to the list of a folder of content, if it has one, and returns the new ones. The build then
 * reports each that is gone without a redirect. On a server that cannot store the list, nothing is written.
 */
export function recordAddresses(contentDirectory: string, paths: Iterable<string>): string[] {
  const file = join(contentDirectory, addressFile);
  if (!existsSync(file)) return [];
  const list = readFileSync(file, 'utf8');
  const known = new Set(addressesIn(list).map(({ address }) => address));
  const added = [...paths].filter((path) => !passing.test(path) && !known.has(path)).sort();
  if (added.length === 0) return [];
  try {
    writeFileSync(file, `${list.trimEnd()}\n${added.join('\n')}\n`);
  } catch {
    return [];
  }
  return added;
}
