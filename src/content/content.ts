import type { MdxReport } from './mdx/report.ts';
import type {
  Article,
  CaseStudy,
  FaqItem,
  FaqSetName,
  LegalPage,
  Myth,
  Reason,
  SeoReport,
  TeamMember,
  Testimonial,
  ValueItem,
} from './types.ts';

/** What the data files of `content/data` hold, as the pages read it. */
export type SiteData = {
  readonly cases: readonly CaseStudy[];
  readonly testimonials: readonly Testimonial[];
  readonly faqSets: Readonly<Record<FaqSetName, readonly FaqItem[]>>;
  readonly team: readonly TeamMember[];
  readonly values: readonly ValueItem[];
  readonly myths: readonly Myth[];
  readonly reasons: readonly Reason[];
  readonly report: SeoReport;
};

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
