import type { Article } from '#src/content/types.ts';

/** An article in the search index: what its result shows, and what else describes it. Keywords are never shown. */
export type SearchedArticle = Pick<
  Article,
  'path' | 'title' | 'description' | 'excerpt' | 'category' | 'tags' | 'keywords' | 'image'
> & {
  /** ISO date. */
  readonly date: string;
  /** The date as shown. */
  readonly dateText: string;
  /** In minutes. */
  readonly readingTime: number;
};

/** A part of a page, from one heading to the next. */
export type Section = {
  /** Address of the section, with its fragment. */
  readonly href: string;
  readonly heading: string;
  /** Title of the page. */
  readonly pageTitle: string;
  readonly text: string;
};

/** What the search knows: the articles in the order of their list, and the sections of all pages. */
export type SearchIndex = {
  readonly articles: readonly SearchedArticle[];
  readonly sections: readonly Section[];
};

/** Path to which the build writes the index and from which the search fetches it. */
export const searchIndexPath = '/soegning/indeks.json';

/** Returns the address of the page that a section is on. */
export const pageOf = ({ href }: Pick<Section, 'href'>): string => href.split('#')[0] ?? href;
