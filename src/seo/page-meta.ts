import type { Article, FaqItem, TeamMember } from '#src/content/types.ts';
import type { FactName } from '#src/site/facts.ts';
import type { Crumb } from '#src/site/pages.ts';

/** All that the head of a page is made of. */
export type PageMeta = {
  /** The page's own address. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly keywords?: readonly string[];
  /** Where another address is the original of this page. */
  readonly canonicalPath?: string;
  readonly noIndex?: boolean;
  /** From the first page below home down to this page. */
  readonly crumbs?: readonly Crumb[];
  readonly faq?: readonly FaqItem[];
  readonly service?: {
    readonly name: string;
    readonly description: string;
    /** What is sold, in a few words. */
    readonly type: string;
    readonly price: FactName;
  };
  readonly article?: Article;
  readonly people?: readonly TeamMember[];
};
