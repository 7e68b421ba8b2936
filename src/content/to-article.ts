import type { z } from 'zod';
import type { articleSchema } from './schema.ts';
import type { Article } from './types.ts';

/** Front matter to article; `slug` is the file's name, `today` an ISO day. */
export function toArticle(
  file: string,
  slug: string,
  frontMatter: z.output<typeof articleSchema>,
  today: string,
): Article {
  return { ...frontMatter, slug, path: `/artikler/${slug}`, upcoming: frontMatter.date > today, file };
}
