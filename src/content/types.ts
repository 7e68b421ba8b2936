import type { z } from 'zod';
import type { dataFields } from './data-schema.ts';
import type { Renamed } from './fields-schema.ts';
import type { articleSchema, textPageSchema } from './front-matter-schema.ts';

/* Types of the content, inferred from the schemas. */

type DeepReadonly<Value> = Value extends string | number | boolean | null
  ? Value
  : { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> };

export type TocEntry = { readonly id: string; readonly text: string; readonly depth: 2 | 3 };

type ArticleFields = DeepReadonly<z.output<typeof articleSchema>>;

export type Article = Omit<ArticleFields, 'listDate' | 'readingTime' | 'listReadingTime'> & {
  readonly listDate: string;
  readonly readingTime: number;
  readonly listReadingTime: number;
  readonly slug: string;
  readonly path: string;
  /** Dated after today: shown by the dev server only. */
  readonly upcoming: boolean;
  readonly file: string;
};
/** A page that is one text: a legal page, or a case. */
export type TextPage = DeepReadonly<z.output<typeof textPageSchema>> & {
  readonly path: string;
  readonly file: string;
};

/** Content of `content/data`, as pages read it. */
export type SiteData = DeepReadonly<Renamed<typeof dataFields>>;
export type CaseStudy = SiteData['cases'][number];
export type FaqItem = SiteData['faqSets']['seo'][number];
export type TeamMember = SiteData['team'][number];
export type SeoReport = SiteData['report'];
