import type { Article, PublishedContent } from '#src/content/types.ts';
import { dateWithZone } from '#src/lib/danish-date.ts';
import { danishOrder } from '#src/lib/danish-text.ts';
import { company } from '#src/site/company.ts';
import { facts } from '#src/site/facts.ts';
import { pages } from '#src/site/pages.ts';
import { fillTemplate } from '../lib/fill-template.ts';
import { escapeXml } from './escape-xml.ts';

export type FeedArticle = Pick<
  Article,
  'path' | 'title' | 'excerpt' | 'category' | 'date' | 'updated' | 'tags'
>;

/** A feed lists what is new; the archive is /artikler. */
const maxEntries = 30;

const lastDay = ({ date, updated }: Pick<Article, 'date' | 'updated'>) => updated ?? date;
const fill = (template: string, view: object) =>
  fillTemplate(new URL(template, import.meta.url), view, escapeXml);

/** Renders an Atom feed of the newest articles. Ids are the canonical URLs; times are the start of the day. */
export function atomFeed(articles: readonly FeedArticle[], origin: string): string {
  const newest = [...articles]
    .sort((a, b) => danishOrder.compare(b.date, a.date) || danishOrder.compare(a.path, b.path))
    .slice(0, maxEntries);
  return fill('feed.xml', {
    origin,
    company: company.name,
    // An empty feed needs a time too: the year in which the company was founded.
    changed: dateWithZone(newest.map(lastDay).sort().at(-1) ?? `${facts.grundlagt.value}-01-01`),
    entries: newest.map((article) => ({
      ...article,
      published: dateWithZone(article.date),
      updated: dateWithZone(lastDay(article)),
      terms: [article.category, ...article.tags],
    })),
  });
}

type DatedContent = {
  readonly articles: readonly Pick<Article, 'path' | 'date' | 'updated'>[];
  readonly textPages: readonly Pick<PublishedContent['textPages'][number], 'path' | 'updated'>[];
};

/**
 * Renders a sitemap of canonical URLs. Search engines ignore other fields than the day of the last change: the content
 * has it for articles and texts, and the article overview changes with its newest article.
 */
export function sitemap(
  paths: readonly string[],
  { articles, textPages }: DatedContent,
  origin: string,
): string {
  const days = new Map([
    ...articles.map((article) => [article.path, lastDay(article)] as const),
    [pages.articles.path, articles.map(lastDay).sort().at(-1)],
    ...textPages.map(({ path, updated }) => [path, updated] as const),
  ]);
  return fill('sitemap.xml', { origin, pages: paths.map((path) => ({ path, day: days.get(path) })) });
}
