/* Format of the full-text index, which the build writes and the search reads. */

/** Path of the index on the site. */
export const textIndexPath = '/soegning/';

/** Group of pages that are not articles; the group of an article is its category. */
export const nonArticleGroup = 'Andre steder';

/** File in that folder with the pages, by Pagefind's ids. */
export const indexedPagesFile = 'sider.json';
export type IndexedPages = Readonly<Record<string, IndexedPage>>;
export type IndexedPage = { readonly group: string; readonly sections: readonly SectionLength[] };
/** In words. Pagefind counts words continuously through a page: heading and text of each section in turn. */
export type SectionLength = readonly [heading: number, text: number];

/**
 * File in that folder with the sections that start in the same 300 words of a page, by their position in the page. With
 * a file per section, a site of 1,400 articles would have more files than Cloudflare Pages accepts.
 */
export const sectionFile = (page: string, lengths: readonly SectionLength[], at: number) => {
  const start = lengths.slice(0, at).reduce((sum, [heading, text]) => sum + heading + text, 0);
  return `afsnit/${page}-${Math.floor(start / 300)}.json`;
};
export type SectionFile = Readonly<Record<number, Section>>;
export type Section = {
  /** Includes the hash. */
  readonly href: string;
  readonly heading: string;
  /** Title of the page. */
  readonly page: string;
  readonly text: string;
};
