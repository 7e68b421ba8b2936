import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDirectory } from '../cache-directory.ts';
import type { OpenGraphPage } from '../open-graph/write-open-graph-images.ts';
import { writeWhole } from '../write-whole.ts';
import type { PageLinks } from './built-links.ts';
import type { InlineHashes } from './page-document.ts';

/** What the rest of the build needs to know of a finished page. */
export type PageRecord = {
  readonly links: PageLinks;
  readonly inline: InlineHashes;
  /** The name of the sheet that it links. */
  readonly sheet: string;
  /** What its Open Graph image says; null for a page that search engines are not to list under its address. */
  readonly picture: OpenGraphPage | null;
};

type KeptPage = { readonly record: PageRecord; readonly html: Uint8Array };

export type KeptPages = {
  /** The page as it was last built; null when it was built from anything else than what `key` names. */
  readonly get: (path: string, key: string) => KeptPage | null;
  readonly set: (path: string, key: string, page: { record: PageRecord; html: string }) => void;
};

/**
 * The finished pages of the last build, on disk: one file a page, so that the folder grows with the site and not with
 * the number of builds. Its first line is the key and the record, the rest the HTML.
 */
export function keptPages(): KeptPages {
  const directory = cacheDirectory('pages');
  const fileOf = (path: string) => join(directory, `${encodeURIComponent(path)}.page`);
  return {
    get(path, key) {
      let file: Buffer;
      try {
        file = readFileSync(fileOf(path));
      } catch {
        return null;
      }
      const end = file.indexOf('\n');
      const first = JSON.parse(file.toString('utf8', 0, end)) as { key: string; record: PageRecord };
      return first.key === key ? { record: first.record, html: file.subarray(end + 1) } : null;
    },
    set(path, key, { record, html }) {
      writeWhole(fileOf(path), `${JSON.stringify({ key, record })}\n${html}`);
    },
  };
}
