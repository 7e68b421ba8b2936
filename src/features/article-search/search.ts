import { excerpt, markWords } from './excerpt.ts';
import { type Filter, normalizeQuery } from './filter.ts';
import { pageOf, type SearchedArticle, type SearchIndex, type Section } from './search-index.ts';
import { createTextEngine } from './text-engine.ts';

export type Answer = ReturnType<ReturnType<typeof createSearch>>;
/** A page that was found, with its three best sections. Pieces are marked where they contain a word of the query. */
export type FoundPage = Answer['articles'][number];

/** Returns a function that finds the pages for a filter: articles that contain the query exactly first, then the best. */
export function createSearch({ articles, sections }: SearchIndex) {
  const articleAt = new Map(articles.map((article) => [article.path, article]));
  const find = createTextEngine([...articles.map(summaryOf), ...sections]);

  return (filter: Filter) => {
    const query = normalizeQuery(filter.query);
    const exact = articles.filter((article) => containsExactly(article, query)).map(({ path }) => path);
    const { texts, similarOnly, isHit } = find(query, exact.length === 0);

    const hits = (text: string) => text.split(' ').flatMap((word, place) => (isHit(word) ? place : []));
    const mark = (text: string) => markWords(text.split(' '), hits(text));
    const shorten = (text: string) => excerpt(text, hits(text));
    const pageAt = (path: string) => {
      const article = articleAt.get(path);
      const found = texts.filter((text) => pageOf(text) === path);
      const start = found.find(({ href }) => href === path);
      return {
        path,
        title: mark(article?.title ?? found[0]?.pageTitle ?? ''),
        excerpt: article ? mark(article.excerpt) : start ? shorten(start.text) : [],
        sections: found
          .filter(({ href }) => href !== path)
          .slice(0, 3)
          .map(({ href, heading, text }) => ({ path: href, title: mark(heading), excerpt: shorten(text) })),
        article,
      };
    };
    const paths = texts.map(pageOf);
    const isChosen = (path: string) =>
      filter.category === 'Alle' || articleAt.get(path)?.category === filter.category;
    const pages = [...new Set([...paths.filter((path) => exact.includes(path)), ...exact, ...paths])]
      .filter(isChosen)
      .map(pageAt);
    return {
      filter,
      articles: pages.filter(({ article }) => article),
      /** Pages that are no articles. */
      elsewhere: pages.filter(({ article }) => !article),
      /** Nothing contains the words as typed; the results resemble them. */
      similarOnly,
    };
  };
}

/** Returns what describes an article as a section at its start. */
function summaryOf({ path, title, ...article }: SearchedArticle): Section {
  const { excerpt, category, description, tags, keywords } = article;
  const about = [category, description, ...tags, ...keywords].join(' ');
  return { href: path, heading: title, pageTitle: about, text: excerpt };
}

/**
 * Whether the title, the description or a tag contains the query, also inside words and with its punctuation ('brug i
 * dag', '10.000 kr.'). An empty query matches every article, and none matches across two fields.
 */
function containsExactly({ title, description, tags }: SearchedArticle, query: string): boolean {
  return [title, description, ...tags].join('\n').toLowerCase().includes(query.toLowerCase());
}
