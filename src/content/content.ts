import type { MdxReport } from './mdx/report.ts';
import type { Article, LegalPage, SiteData } from './types.ts';

export type WithReport<Page> = Page & {
  readonly mdx: MdxReport;
  /** The line of each front matter field. */
  readonly lines: Readonly<Record<string, number>>;
};

/** Everything in `content/`, read and checked. */
export type Content = {
  /** Newest first. */
  readonly articles: readonly WithReport<Article>[];
  readonly legalPages: readonly WithReport<LegalPage>[];
  readonly data: SiteData;
  /** Names of the data files that hold samples the owner must replace. */
  readonly samples: readonly string[];
};
