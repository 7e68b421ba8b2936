import type { Article } from '#src/content/types.ts';
import type { TextPage } from './create-text-index.ts';

/** Yields each article for the index as soon as the build has rendered it, in list order. */
export async function* articleTexts(
  articles: readonly Article[],
  loadText: (path: string) => Promise<{ readonly html: string }>,
): AsyncGenerator<TextPage> {
  for (const { path, title, category } of articles)
    yield { path, title, group: category, html: (await loadText(path)).html };
}
