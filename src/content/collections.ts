import { bodies, content } from 'virtual:content';
import type { MDXContent } from 'mdx/types';
import type { WithReport } from './content.ts';
import type { Article, Category, LegalPage, TocEntry } from './types.ts';

/** What an MDX module gives: the text as a component, and its headings. */
export type MdxModule = { readonly default: MDXContent; readonly toc: readonly TocEntry[] };

/** All published articles, newest in the list first. */
export const articles: readonly WithReport<Article>[] = content.articles;
/** The legal pages. */
export const legalPages: readonly WithReport<LegalPage>[] = content.legalPages;
/** Everything from `content/data`. */
export const { cases, testimonials, faqSets, team, values, myths, reasons, report } = content.data ?? {};

const bySlug = new Map(articles?.map((article) => [article.slug, article]));

/** The article at /artikler/{slug}; undefined when there is none. */
export function articleBySlug(slug: string): WithReport<Article> | undefined {
  return bySlug.get(slug);
}

/** The newest articles by the date on their page. */
export function newestArticles(count: number): WithReport<Article>[] {
  return [...articles].sort((a, b) => b.date.localeCompare(a.date)).slice(0, count);
}

/** Up to `count` articles to read after this one: those it names, then those that share most tags and category. */
export function relatedArticles(article: Article, count = 3): WithReport<Article>[] {
  const named = article.related.flatMap((slug) => articleBySlug(slug) ?? []);
  if (named.length >= count) return named.slice(0, count);
  const kinship = (other: Article, category: Category) =>
    other.tags.filter((tag) => article.tags.includes(tag)).length * 2 + Number(other.category === category);
  const rest = articles
    .filter((other) => other.slug !== article.slug && !named.includes(other))
    .map((other) => ({ other, score: kinship(other, article.category) }))
    .sort((a, b) => b.score - a.score)
    .map(({ other }) => other);
  return [...named, ...rest].slice(0, count);
}

const modules = new Map<string, Promise<MdxModule>>();

/** The compiled text of the page at `path`; the same promise each time, so that React's `use` can read it. */
export function bodyOf(path: string): Promise<MdxModule> {
  let module = modules.get(path);
  if (!module) {
    module = bodies[path]?.() ?? Promise.reject(new Error(`No text for ${path}`));
    modules.set(path, module);
  }
  return module;
}
