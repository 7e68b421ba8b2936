import type { z } from 'zod';
import type { MdxReport } from './mdx/report.ts';
import type { dataFields } from './schema/data-schema.ts';
import type { Renamed } from './schema/fields-schema.ts';
import type { articleSchema, textPageSchema } from './schema/front-matter-schema.ts';

/* Types of the content; those of its fields are inferred from the schemas. */

type DeepReadonly<Value> = Value extends string | number | boolean | null
  ? Value
  : { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> };

export type TocEntry = { readonly id: string; readonly text: string; readonly depth: 2 | 3 };

type ArticleFields = DeepReadonly<z.output<typeof articleSchema>>;

export type Article = Omit<ArticleFields, 'image' | 'listDate' | 'readingTime' | 'listReadingTime'> & {
  readonly image: string;
  readonly listDate: string;
  readonly readingTime: number;
  readonly listReadingTime: number;
  readonly slug: string;
  readonly path: string;
  /** Dated after today: shown by the dev server only. */
  readonly upcoming: boolean;
  readonly file: string;
};
/** A page that is one text. */
export type TextPage = DeepReadonly<z.output<typeof textPageSchema>> & {
  readonly kind: 'legal' | 'case';
  readonly path: string;
  readonly file: string;
};

export type DrawingSize = { readonly width: number; readonly height: number };

/** Content of `content/data`, as pages read it. */
export type SiteData = DeepReadonly<Renamed<typeof dataFields>>;
export type CaseStudy = SiteData['cases'][number];
export type FaqItem = SiteData['faqSets']['seo'][number];
export type TeamMember = SiteData['team'][number];
export type SeoReport = SiteData['report'];

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

export type Pictures = {
  /** Names of the pictures that texts and data can show: `min-artikel/kurve.svg`. */
  readonly names: ReadonlySet<string>;
  /** Those whose sizes are missing or made from another picture: `npm run pictures` makes them. */
  readonly unsized: ReadonlySet<string>;
  /** Width and height of each drawing by name. */
  readonly drawings: Readonly<Record<string, DrawingSize>>;
};
