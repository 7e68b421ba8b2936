import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** Returns where the link of a built page is written: `content/artikler/a.mdx:12`; null if it is in no text. */
export type LinkPlace = (page: string, href: string) => string | null;

/** Finds links in the texts of a folder of content, for the checks that see only built pages. */
export function linkPlaces(contentDirectory: string): LinkPlace {
  return (page, href) => {
    for (const folder of ['artikler', 'juridisk']) {
      const name = `${folder}/${basename(page, '.html')}.mdx`;
      const file = join(contentDirectory, name);
      if (!existsSync(file)) continue;
      const lines = readFileSync(file, 'utf8').split('\n');
      // In Markdown, in an attribute, or below the text.
      const written = [`](${href}`, `"${href}"`, `]: ${href}`];
      const line = lines.findIndex((text) => written.some((form) => text.includes(form)));
      if (line >= 0) return `content/${name}:${line + 1}`;
    }
    return null;
  };
}
