import type { PageContent } from '#src/content/content.ts';
import { type FrontMatterResult, publishedPages } from '#src/content/read-content.ts';
import type { Texts } from './texts.ts';

/**
 * Returns the content for the pages: front matter and data immediately, each text once it is compiled. `checked`
 * settles once all content has been checked; in a build it rejects if there are problems.
 */
export function pageContent(read: FrontMatterResult, texts: Texts, checked: Promise<unknown>): PageContent {
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
      try {
        return await texts.load(text.file, text.source);
      } catch (error) {
        // If the checks fail too, their error is more useful to the writer: leave this one pending.
        await checked.catch(() => new Promise(() => {}));
        throw error;
      }
    },
  };
}
