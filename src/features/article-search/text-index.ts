/* What the build writes into the index of the texts, and what the search reads out of it. */

/** The folder of the index on the site. */
export const textIndexPath = '/soegning/';

/** The filter of the index, and its value for what is no article; articles have their category. */
export const groupFilter = 'gruppe';
export const elsewhere = 'Andre steder';

/** One section as the index hands it out. */
export type TextRecord = {
  /** With the anchor. */
  readonly url: string;
  /** The heading first, then the text. */
  readonly content: string;
  readonly meta: {
    /** The section's heading. */
    readonly title: string;
    readonly page: string;
  };
};
