import type { Content } from '#src/content/content.ts';

type DatedContent = {
  readonly articles: readonly Pick<Content['articles'][number], 'path' | 'date' | 'updated'>[];
  readonly textPages: readonly Pick<Content['textPages'][number], 'path' | 'updated'>[];
};

/**
 * Returns the ISO day of the last change by path. The article overview changes with its newest article; other pages
 * have no date in the content and are left out.
 */
export function lastChanged({ articles, textPages }: DatedContent): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  for (const { path, date, updated } of articles) days.set(path, updated ?? date);
  const newest = [...days.values()].sort().at(-1);
  if (newest) days.set('/artikler', newest);
  for (const { path, updated } of textPages) days.set(path, updated);
  return days;
}
