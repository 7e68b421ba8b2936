import { content, loadText } from 'virtual:content';
import type { Article, LegalPage, TocEntry } from './types.ts';

/** A text as the page shows it: final HTML, and its headings. */
export type PageText = { readonly html: string; readonly toc: readonly TocEntry[] };

/** All published articles, newest in the list first. */
export const articles: readonly Article[] = content.articles;
/** The legal pages. */
export const legalPages: readonly LegalPage[] = content.legalPages;
/** Everything from `content/data`. */
export const { cases, testimonials, faqSets, team, values, myths, reasons, report } = content.data ?? {};

const bySlug = new Map(articles?.map((article) => [article.slug, article]));

/** The article at /artikler/{slug}; undefined when there is none. */
export function articleBySlug(slug: string): Article | undefined {
  return bySlug.get(slug);
}

/** The newest articles by the date on their page. */
export function newestArticles(count: number): Article[] {
  return [...articles].sort((a, b) => b.date.localeCompare(a.date)).slice(0, count);
}

/** Up to `count` articles to read after this one: those it names, then those that share most tags and category. */
export function relatedArticles(article: Article, count = 3): Article[] {
  const named = article.related.flatMap((slug) => articleBySlug(slug) ?? []);
  if (named.length >= count) return named.slice(0, count);
  const similarity = (other: Article) =>
    other.tags.filter((tag) => article.tags.includes(tag)).length * 2 +
    Number(other.category === article.category);
  // One pass that keeps the best few: with a thousand articles, sorting them all for each would take its time.
  const best: { other: Article; score: number }[] = [];
  for (const other of articles) {
    if (other.slug === article.slug || named.includes(other)) continue;
    const score = similarity(other);
    const place = best.findIndex((each) => each.score < score);
    if (place >= 0) best.splice(place, 0, { other, score });
    else if (best.length < count) best.push({ other, score });
    if (best.length > count) best.pop();
  }
  return [...named, ...best.map(({ other }) => other)].slice(0, count);
}

const texts = new Map<string, Promise<PageText>>();

/** The text of the page at `path`; the same promise each time, so that React's `use` can read it. */
export function textOf(path: string): Promise<PageText> {
  let text = texts.get(path);
  if (!text) {
    text = loadText(path);
    texts.set(path, text);
  }
  return text;
}

/** Lets go of a text once its page is written, so that memory does not grow with the number of articles. */
export function forgetText(path: string): void {
  texts.delete(path);
}
