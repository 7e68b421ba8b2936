import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesIn } from '../files-in.ts';
import type { SiteStyles } from './site-styles.ts';
import type { TextTable } from './text-table.ts';

type Inputs = {
  readonly root: string;
  readonly contentDirectory: string;
  /** The hash of the bundles: our code, the template, the variables compiled into it, and all content but the texts. */
  readonly bundles: string;
  readonly styles: SiteStyles;
  readonly texts: TextTable;
};

/**
 * Gives for each page a key that names all it depends on. What pages have in common is taken whole: a new version of
 * a package, a new title of one article, or a drawing makes every page anew. Texts are taken apart, because writers
 * work on one at a time: a page with a text of its own depends on that text alone, every other page on all of them.
 */
export async function pageKeys(inputs: Inputs): Promise<(path: string) => string> {
  const { root, contentDirectory, bundles, styles, texts } = inputs;
  const common = createHash('sha256')
    .update(JSON.stringify([bundles, styles.hash]))
    // Read while rendering, unlike the variables that Vite compiles in.
    .update(process.env.SITE_URL ?? '')
    .update(await readFile(join(root, 'package-lock.json')));
  for (const folder of [import.meta.dirname, join(contentDirectory, 'billeder')]) {
    for (const file of await filesIn(folder)) common.update(file).update(await readFile(join(folder, file)));
  }
  const shared = common.digest('hex');
  const all = JSON.stringify(texts);
  return (path) =>
    createHash('sha256')
      .update(shared)
      .update(path)
      .update(texts[path] ? JSON.stringify(texts[path]) : all)
      .digest('hex');
}
