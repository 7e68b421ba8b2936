import type { Article, FaqItem, TeamMember } from '#src/content/types.ts';
import type { PriceName } from '#src/site/facts.ts';
import type { Crumb } from '#src/site/pages.ts';

/** Input for the head of a page. */
export type PageMeta = {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly keywords?: string;
  /** Path of the original, when this page is a duplicate. */
  readonly canonicalPath?: string;
  readonly noIndex?: boolean;
  /** Breadcrumbs from the first level below the home page down to this page. */
  readonly crumbs?: readonly Crumb[];
  readonly faq?: readonly FaqItem[];
  readonly service?: {
    readonly name: string;
    readonly description: string;
    /** `serviceType` in schema.org. */
    readonly type: string;
    readonly price: PriceName;
    /** UN/CEFACT code of the period that the price is for; absent for a one-off price. */
    readonly unitCode?: 'MON';
  };
  readonly article?: Article;
  /** Who has reviewed the article. */
  readonly reviewer?: TeamMember;
  /** Picture that the page shows first, without size and extension: `/billeder/cases/keramik`. */
  readonly picture?: string;
  readonly people?: readonly TeamMember[];
};
