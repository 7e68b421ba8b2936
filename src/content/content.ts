import type { MdxReport } from './mdx/report.ts';
import type { Article, LegalPage, SiteData, TocEntry } from './types.ts';

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

/** A text rendered to HTML, and its headings. */
export type PageText = { readonly html: string; readonly toc: readonly TocEntry[] };

/** Content as the pages read it, without reports and line numbers. */
export type PageContent = {
  readonly content: Omit<Content, 'articles' | 'legalPages'> & {
    readonly articles: readonly Article[];
    readonly legalPages: readonly LegalPage[];
  };
  /** Loads the text of the page at a path: `/artikler/designsystemer`. */
  readonly loadText: (path: string) => Promise<PageText>;
};

declare global {
  /** Set by the build and the dev server. The pages are bundled before the content is read, and run in the same process. */
  var pageContent: Promise<PageContent>;
}
