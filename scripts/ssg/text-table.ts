import type { Content } from '#src/content/content.ts';
import type { TocEntry } from '#src/content/types.ts';

/** Where each text lies as HTML, and its headings, by the path of its page. */
export type TextTable = Readonly<
  Record<string, { readonly file: string; readonly toc: readonly TocEntry[] } | undefined>
>;

/** The table of all texts; `files` names the rendered text of each page. */
export function textTable(content: Content, files: ReadonlyMap<string, string>): TextTable {
  const pages = [...content.articles, ...content.legalPages];
  return Object.fromEntries(
    pages.map(({ path, mdx }) => [path, { file: files.get(path) ?? '', toc: mdx.toc }]),
  );
}

/**
 * The content module of a build: what the pages ask of each page, and a loader that reads its text from disk. The
 * table of the texts is read when the module runs: it is no part of the code, so that a changed text changes none.
 */
export function builtContent(content: Content, tableFile: string): string {
  // Pages need no reports and no line numbers.
  const slim = <Page extends object>(page: Page) => ({ ...page, mdx: undefined, lines: undefined });
  const data = {
    ...content,
    articles: content.articles.map(slim),
    legalPages: content.legalPages.map(slim),
  };
  return [
    `import { readFile } from 'node:fs/promises';`,
    `export const content = JSON.parse(${JSON.stringify(JSON.stringify(data))});`,
    `const texts = JSON.parse(await readFile(${JSON.stringify(tableFile)}, 'utf8'));`,
    `const load = async ({ file, toc }) => ({ html: await readFile(file, 'utf8'), toc });`,
    `export const loaders = Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, () => load(text)]));`,
  ].join('\n');
}
