import type { Content } from '#src/content/content.ts';

type Dated = {
  readonly articles: readonly Pick<Content['articles'][number], 'path' | 'date' | 'updated'>[];
  readonly legalPages: readonly Pick<Content['legalPages'][number], 'path' | 'updated'>[];
};

/**
 * The day each page last changed, as far as the content tells it. The overview changes with its newest article;
 * the other pages carry no date, and none is made up for them.
 */
export function lastChanged({ articles, legalPages }: Dated): ReadonlyMap<string, string> {
  const days = new Map<string, string>();
  for (const { path, date, updated } of articles) days.set(path, updated ?? date);
  const newest = [...days.values()].sort().at(-1);
  if (newest) days.set('/artikler', newest);
  for (const { path, updated } of legalPages) days.set(path, updated);
  return days;
}
