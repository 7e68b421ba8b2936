import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PagesResult } from '#src/content/read-content.ts';
import { filesIn } from '../files-in.ts';
import type { PageContent } from '../vite/virtual-content.ts';
import type { SiteStyles } from './site-styles.ts';
import { runtimeVersions, type Texts } from './texts.ts';

type Inputs = {
  readonly root: string;
  readonly read: PagesResult;
  readonly content: PageContent['content'];
  readonly texts: Texts;
  readonly styles: SiteStyles;
  /** The hash of the bundles: our code, the template, and the variables compiled into it. */
  readonly bundles: string;
};

/**
 * Gives for each page a key that names all it depends on. What pages have in common is taken whole: a new version of
 * a package or a new title of one article makes every page anew. Texts are taken apart, because writers work on one
 * at a time: a page with a text of its own depends on that text alone, every other page on all of them.
 */
export async function pageKeys(inputs: Inputs): Promise<(path: string) => string> {
  const { root, read, content, texts, styles, bundles } = inputs;
  const common = createHash('sha256')
    .update(JSON.stringify([bundles, styles.hash, content, runtimeVersions]))
    // Read while rendering, unlike the variables that Vite compiles in.
    .update(process.env.SITE_URL ?? '')
    .update(await readFile(join(root, 'package-lock.json')));
  for (const file of await filesIn(import.meta.dirname)) {
    common.update(file).update(await readFile(join(import.meta.dirname, file)));
  }
  const shared = common.digest('hex');
  const keys = new Map(
    [...read.articles, ...read.legalPages].flatMap(({ page, file, source }) =>
      page ? [[page.path, texts.key(file, source)] as const] : [],
    ),
  );
  const all = [...keys.values()].join();
  return (path) =>
    createHash('sha256')
      .update(shared)
      .update(path)
      .update(keys.get(path) ?? all)
      .digest('hex');
}
