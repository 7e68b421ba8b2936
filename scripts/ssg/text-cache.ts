import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompiledText } from '#src/content/mdx/compile-mdx.ts';
import { cacheDirectory } from '../lib/cache-directory.ts';
import { writeAtomically } from '../lib/write-atomically.ts';

/** Compiler result for a text, without its HTML. */
export type TextReport = Pick<CompiledText, 'report' | 'failure'>;

/** Opens the on-disk cache of rendered texts. Each file has the report on its first line, followed by the HTML. */
export function textCache() {
  const directory = cacheDirectory('texts');
  return {
    /** Returns the cached text, or null if there is none. */
    get(key: string): { readonly report: TextReport; readonly html: string } | null {
      let file: string;
      try {
        file = readFileSync(join(directory, key), 'utf8');
      } catch {
        return null;
      }
      const end = file.indexOf('\n');
      return { report: JSON.parse(file.slice(0, end)) as TextReport, html: file.slice(end + 1) };
    },
    set(key: string, report: TextReport, html: string): void {
      writeAtomically(join(directory, key), `${JSON.stringify(report)}\n${html}`);
    },
  };
}
