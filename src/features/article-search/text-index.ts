/* What the build writes into the index of the texts, and what the search reads out of it. */

/** The folder of the index on the site. */
export const textIndexPath = '/soegning/';

/** The group of a page that is no article; articles have their category. */
export const elsewhere = 'Andre steder';

/** In the folder: the pages, by Pagefind's names for them. */
export const indexedPagesFile = 'sider.json';
export type IndexedPages = Readonly<Record<string, IndexedPage>>;
export type IndexedPage = { readonly group: string; readonly sections: readonly SectionLength[] };
/** In words. Pagefind counts the words of a page through: its first section, heading and text, then the next. */
export type SectionLength = readonly [heading: number, text: number];

/** In the folder: what is shown of one section. */
export const sectionFile = (page: string, at: number) => `afsnit/${page}-${at}.json`;
export type Section = {
  /** With the anchor. */
  readonly href: string;
  readonly heading: string;
  /** The title of its page. */
  readonly page: string;
  readonly text: string;
};
