import type { DrawingSize } from './check-drawing.ts';
import type { MdxReport } from './mdx/report.ts';
import type { Article, SiteData, TextPage } from './types.ts';

export type WithReport<Page> = Page & {
  readonly mdx: MdxReport;
  /** Returns the line of a front matter field. */
  readonly lineOf: (field: string) => number;
};

/** Content of `content/`, read and validated. */
export type Content = {
  /** Sorted by list date, newest first. */
  readonly articles: readonly WithReport<Article>[];
  readonly textPages: readonly WithReport<TextPage>[];
  readonly data: SiteData;
};

/** Content as the pages read it, without reports and line numbers. */
export type PublishedContent = Omit<Content, 'articles' | 'textPages'> & {
  readonly articles: readonly Article[];
  readonly textPages: readonly TextPage[];
  /** Sizes of the drawings in content/billeder by name. */
  readonly drawings: Readonly<Record<string, DrawingSize>>;
};
