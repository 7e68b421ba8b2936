import { type PagesResult, publishedPages } from '#src/content/read-content.ts';
import type { PageContent } from '../vite/virtual-content.ts';
import type { Texts } from './texts.ts';

/**
 * The content as the pages see it: front matter and data at once, each text when it is compiled. `checked` says that
 * the content has no problems.
 */
export function pageContent(read: PagesResult, texts: Texts, checked: Promise<unknown>): PageContent {
  const { data, samples, drafts } = read;
  const files = [...read.articles, ...read.legalPages];
  const byPath = new Map(files.flatMap((each) => (each.page ? [[each.page.path, each]] : [])));
  const content = {
    ...publishedPages(
      read.articles.flatMap(({ page }) => page ?? []),
      read.legalPages.flatMap(({ page }) => page ?? []),
      drafts,
    ),
    data,
    samples,
  };
  return {
    // Values from a parser are slices of their file, which are slow to compare and keep the whole file in memory.
    content: JSON.parse(JSON.stringify(content)) as PageContent['content'],
    async loadText(path) {
      const text = byPath.get(path);
      if (!text) throw new Error(`No text for ${path}`);
      try {
        return await texts.load(text.file, text.source);
      } catch (error) {
        // A problem that the checks find tells the writer more than what it made of the page.
        await checked.catch(() => new Promise(() => {}));
        throw error;
      }
    },
  };
}
