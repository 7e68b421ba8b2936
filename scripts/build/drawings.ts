import { join } from 'node:path';
import type { Diagnostic } from '#src/content/diagnostic.ts';
import { readContentFile } from '#src/content/read/content-files.ts';
import { pictureFiles } from '#src/content/read/read-pictures.ts';
import { OutlineError, textAsOutlines } from '../drawing/text-as-outlines.ts';

type Drawings = {
  /** SVG drawings by file name, with their text as outlines. */
  readonly drawings: ReadonlyMap<string, string>;
  readonly diagnostics: readonly Diagnostic[];
};

/** Converts the text of the articles' drawings to outlines. */
export async function readDrawings(contentDirectory: string): Promise<Drawings> {
  const drawings = new Map<string, string>();
  const diagnostics: Diagnostic[] = [];
  for (const name of await pictureFiles(join(contentDirectory, 'billeder'))) {
    if (!name.endsWith('.svg')) continue;
    // The content checks report a file that cannot be read.
    const svg = await readContentFile(contentDirectory, `content/billeder/${name}`);
    if (!svg) continue;
    try {
      drawings.set(name, textAsOutlines(svg.toString()));
    } catch (error) {
      if (!(error instanceof OutlineError)) throw error;
      const { line, found, expected } = error;
      diagnostics.push({ file: `content/billeder/${name}`, line, where: 'tegning', found, expected });
    }
  }
  return { drawings, diagnostics };
}
