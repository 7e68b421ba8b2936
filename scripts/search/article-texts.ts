import { readFile } from 'node:fs/promises';
import type { Article } from '#src/content/types.ts';
import type { TextPage } from './text-page.ts';

/** The articles' texts as the index takes them, from the rendered texts of the build. */
export async function articleTexts(
  articles: readonly Article[],
  texts: Readonly<Record<string, { readonly file: string } | undefined>>,
): Promise<TextPage[]> {
  return Promise.all(
    articles.map(async ({ path, title, category }) => ({
      path,
      title,
      group: category,
      html: await readFile(texts[path]?.file ?? '', 'utf8'),
    })),
  );
}
