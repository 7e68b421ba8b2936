import type { PageContent } from '#src/content/content.ts';
import { publishedPages } from '#src/content/published-pages.ts';
import type { FrontMatterResult } from '#src/content/read-pages.ts';
import type { Texts } from './texts.ts';

/** Returns the content for the pages: front matter and data immediately, each text once it is compiled. */
export function pageContent(read: FrontMatterResult, texts: Texts): PageContent {
  const { data, drafts } = read;
  const files = [...read.articles, ...read.legalPages];
  const byPath = new Map(files.flatMap((file) => (file.page ? [[file.page.path, file]] : [])));
  const content = {
    ...publishedPages(
      read.articles.flatMap(({ page }) => page ?? []),
      read.legalPages.flatMap(({ page }) => page ?? []),
      drafts,
    ),
    data,
  };
  return {
    // Copies the strings: parsers return slices of the file, which are slow to compare and keep it in memory.
    content: JSON.parse(JSON.stringify(content)) as PageContent['content'],
    async loadText(path) {
      const text = byPath.get(path);
      if (!text) throw new Error(`No text for ${path}`);
      return texts.load(text.file, text.source);
    },
  };
}
