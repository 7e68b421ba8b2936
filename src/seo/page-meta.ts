import type { Article, Crumb, FaqItem, SitePage, TeamMember } from '#src/content/types.ts';
import type { Language } from '#src/site/language.ts';

/** Input for the head of a page. */
export type PageMeta = {
  readonly path: string;
  /** Danish unless it says otherwise. */
  readonly language?: Language;
  readonly title: string;
  readonly description: string;
  readonly keywords?: string | undefined;
  /** Path of the original, when this page is a duplicate. */
  readonly canonicalPath?: string;
  readonly noIndex?: boolean;
  /** Breadcrumbs from the first level below the home page down to this page. */
  readonly crumbs?: readonly Crumb[];
  readonly faq?: readonly FaqItem[];
  readonly service?: SitePage['service'];
  readonly article?: Article;
  /** Who has written the article, if not the company, and who has reviewed it. */
  readonly author?: TeamMember | undefined;
  readonly reviewer?: TeamMember | undefined;
  /** Picture that the page shows first, without size and extension: `/billeder/cases/keramik`. */
  readonly picture?: string;
  readonly people?: readonly TeamMember[];
};
