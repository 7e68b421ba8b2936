import type { Article } from '#src/content/types.ts';
import { dateWithZone } from '#src/lib/danish-date.ts';
import { danishOrder } from '#src/lib/danish-text.ts';
import { company } from '#src/site/company.ts';
import { facts } from '#src/site/facts.ts';
import { fillTemplate } from '../lib/fill-template.ts';
import { escapeXml } from './escape-xml.ts';

export type FeedArticle = Pick<
  Article,
  'path' | 'title' | 'excerpt' | 'category' | 'date' | 'updated' | 'tags'
>;

const dayOf = ({ date, updated }: FeedArticle) => updated ?? date;

/** Renders an Atom feed of the articles, newest first. Ids are the canonical URLs; times are the start of the day. */
export function atomFeed(articles: readonly FeedArticle[], origin: string): string {
  const newest = [...articles].sort(
    (a, b) => danishOrder.compare(b.date, a.date) || danishOrder.compare(a.path, b.path),
  );
  const view = {
    origin,
    company: company.name,
    // An empty feed needs a time too: the year in which the company was founded.
    changed: dateWithZone(newest.map(dayOf).sort().at(-1) ?? `${facts.grundlagt.value}-01-01`),
    entries: newest.map((article) => ({
      ...article,
      published: dateWithZone(article.date),
      updated: dateWithZone(dayOf(article)),
      terms: [article.category, ...article.tags],
    })),
  };
  return fillTemplate(new URL('feed.xml', import.meta.url), view, escapeXml);
}
