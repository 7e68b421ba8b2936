import type { Article } from '#src/content/types.ts';
import { dateWithZone } from '#src/lib/danish-date.ts';
import { danishOrder } from '#src/lib/danish-order.ts';
import { company } from '#src/site/company.ts';
import { facts } from '#src/site/facts.ts';
import { escapeXml } from './escape-xml.ts';

export type FeedArticle = Pick<
  Article,
  'path' | 'title' | 'excerpt' | 'category' | 'date' | 'updated' | 'tags'
>;

export const feedPath = '/feed.xml';
/** A feed lists what is new; the archive is /artikler. */
const maxEntries = 30;

/** Renders an Atom feed of the newest articles. Ids are the canonical URLs; times are the start of the day. */
export function atomFeed(articles: readonly FeedArticle[], origin: string): string {
  const newest = [...articles]
    .sort((a, b) => danishOrder.compare(b.date, a.date) || danishOrder.compare(a.path, b.path))
    .slice(0, maxEntries);
  const lastDays = newest.map(({ date, updated }) => updated ?? date).sort();
  // An empty feed needs a time too: the year in which the company was founded.
  const changed = dateWithZone(lastDays.at(-1) ?? `${facts.grundlagt.value}-01-01`);
  const feedUrl = `${origin}${feedPath}`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="da">',
    `  <title>${escapeXml(`Artikler fra ${company.name}`)}</title>`,
    '  <subtitle>Råd om hjemmesider, webdesign og SEO</subtitle>',
    `  <id>${escapeXml(feedUrl)}</id>`,
    `  <link rel="self" type="application/atom+xml" href="${escapeXml(feedUrl)}"/>`,
    `  <link rel="alternate" type="text/html" href="${escapeXml(`${origin}/artikler`)}"/>`,
    `  <updated>${changed}</updated>`,
    `  <author><name>${escapeXml(company.name)}</name><uri>${escapeXml(`${origin}/`)}</uri></author>`,
    `  <icon>${escapeXml(`${origin}/icon-192.png`)}</icon>`,
    ...newest.map((article) => entry(article, origin)),
    '</feed>',
    '',
  ].join('\n');
}

function entry(article: FeedArticle, origin: string): string {
  const url = escapeXml(`${origin}${article.path}`);
  const { date, updated } = article;
  return [
    '  <entry>',
    `    <title>${escapeXml(article.title)}</title>`,
    `    <id>${url}</id>`,
    `    <link rel="alternate" type="text/html" href="${url}"/>`,
    `    <published>${dateWithZone(date)}</published>`,
    `    <updated>${dateWithZone(updated ?? date)}</updated>`,
    ...[article.category, ...article.tags].map((term) => `    <category term="${escapeXml(term)}"/>`),
    `    <summary>${escapeXml(article.excerpt)}</summary>`,
    '  </entry>',
  ].join('\n');
}
