import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '#src/content/problem.ts';
import { OutlineError, textAsOutlines } from '../drawing/text-as-outlines.ts';
import { filesIn } from '../lib/files-in.ts';

type Drawings = {
  /** SVG drawings by file name, with their text as outlines. */
  readonly drawings: ReadonlyMap<string, string>;
  readonly problems: readonly Problem[];
};

/** Converts the text of the articles' drawings to outlines. */
export async function readDrawings(contentDirectory: string): Promise<Drawings> {
  const folder = join(contentDirectory, 'billeder');
  const drawings = new Map<string, string>();
  const problems: Problem[] = [];
  // Git does not keep an empty folder.
  for (const name of existsSync(folder) ? await filesIn(folder) : []) {
    if (!name.endsWith('.svg')) continue;
    try {
      drawings.set(name, textAsOutlines(await readFile(join(folder, name), 'utf8')));
    } catch (error) {
      if (!(error instanceof OutlineError)) throw error;
      const { line, found, expected } = error;
      problems.push({ file: `content/billeder/${name}`, line, where: 'tegning', found, expected });
    }
  }
  return { drawings, problems };
}
