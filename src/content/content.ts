import type { MdxReport } from './mdx/report.ts';
import type { Article, LegalPage, SiteData } from './types.ts';

export type WithReport<Page> = Page & {
  readonly mdx: MdxReport;
  /** Line of each front matter field. */
  readonly lines: Readonly<Record<string, number>>;
};

/** Content of `content/`, read and validated. */
export type Content = {
  /** Sorted by list date, newest first. */
  readonly articles: readonly WithReport<Article>[];
  readonly legalPages: readonly WithReport<LegalPage>[];
  readonly data: SiteData;
};

/** Content as the pages read it, without reports and line numbers. */
export type PublishedContent = Omit<Content, 'articles' | 'legalPages'> & {
  readonly articles: readonly Article[];
  readonly legalPages: readonly LegalPage[];
};
