/** A page whose text is searched. */
export type TextPage = {
  readonly path: string;
  readonly title: string;
  /** The category of an article; `elsewhere` for any other page. */
  readonly group: string;
  /** What is read on it, as React wrote it. */
  readonly html: string;
};
