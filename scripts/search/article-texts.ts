import type { Article } from '#src/content/types.ts';
import type { TextPage } from './create-text-index.ts';

/** The articles' texts as the index takes them, each as soon as the build has rendered it, in the order of the list. */
export async function* articleTexts(
  articles: readonly Article[],
  loadText: (path: string) => Promise<{ readonly html: string }>,
): AsyncGenerator<TextPage> {
  for (const { path, title, category } of articles)
    yield { path, title, group: category, html: (await loadText(path)).html };
}
