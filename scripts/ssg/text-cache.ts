import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompiledText } from '#src/content/mdx/compile-mdx.ts';
import { cacheDirectory } from '../cache-directory.ts';
import { writeAtomically } from '../write-atomically.ts';

/** What the compiler tells of a text, without its HTML. */
export type TextReport = Pick<CompiledText, 'report' | 'failure'>;

/** Rendered texts on disk, each under its key: the first line of the file is the report, the rest the HTML. */
export function textCache() {
  const directory = cacheDirectory('texts');
  return {
    /** Null when there is none under this key. */
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
