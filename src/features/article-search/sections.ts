/** A part of a page, from one heading to the next: what the full-text search finds. */
export type Section = {
  /** Address of the section, with its fragment. */
  readonly href: string;
  readonly heading: string;
  /** Title of the page. */
  readonly page: string;
  /** Category of an article; `nonArticleGroup` for other pages. */
  readonly group: string;
  readonly text: string;
};

export const nonArticleGroup = 'Andre steder';

/** Path to which the build writes the sections of all pages and from which the search fetches them. */
export const sectionsPath = '/soegning/afsnit.json';

/** Returns the address of the page that a section is on. */
export const pageOf = ({ href }: Pick<Section, 'href'>): string => href.split('#')[0] ?? href;
