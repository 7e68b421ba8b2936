import type { Article } from '#src/content/types.ts';
import type { TextPage } from './text-page.ts';

/** The articles' texts as the index takes them, from the rendered texts of the build. */
export async function articleTexts(
  articles: readonly Article[],
  loadText: (path: string) => Promise<{ readonly html: string }>,
): Promise<TextPage[]> {
  return Promise.all(
    articles.map(async ({ path, title, category }) => ({
      path,
      title,
      group: category,
      html: (await loadText(path)).html,
    })),
  );
}
