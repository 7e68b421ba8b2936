import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { textAsOutlines } from '../drawing/text-as-outlines.ts';
import { filesIn } from '../lib/files-in.ts';
import { writeInto } from './staging.ts';

/** Writes the articles' SVG drawings into `billeder/indhold`, with their text converted to outlines. */
export async function writeDrawings(contentDirectory: string, staging: string): Promise<void> {
  const source = join(contentDirectory, 'billeder');
  // Git does not keep an empty folder.
  if (!existsSync(source)) return;
  for (const file of await filesIn(source)) {
    if (!file.endsWith('.svg')) continue;
    const svg = await readFile(join(source, file), 'utf8');
    await writeInto(join(staging, 'billeder/indhold', file), withOutlines(file, svg));
  }
}

function withOutlines(file: string, svg: string): string {
  try {
    return textAsOutlines(svg);
  } catch (error) {
    throw new Error(`content/billeder/${file}, ${(error as Error).message}`);
  }
}
