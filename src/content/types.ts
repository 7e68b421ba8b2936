import type { articleOf, sitePageOf, textPageOf } from '../../scripts/content/page-of-text.ts';
import type { componentSpecs } from '../../scripts/content/schema/component-specs.ts';
import type { dataFields } from '../../scripts/content/schema/data-schema.ts';
import type { Renamed } from '../../scripts/content/schema/fields-schema.ts';

/* Types of the content; those of its fields are inferred from the schemas with which `scripts/content` checks it. */

type DeepReadonly<Value> = Value extends string | number | boolean | null
  ? Value
  : { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> };

/** A component that writers may use in a text. */
export type ComponentName = Exclude<keyof typeof componentSpecs, 'Rabat'>;

export type Article = DeepReadonly<ReturnType<typeof articleOf>>;
/** A page that is one text. */
export type TextPage = DeepReadonly<ReturnType<ReturnType<typeof textPageOf>>>;
/** A page of sections. */
export type SitePage = DeepReadonly<ReturnType<typeof sitePageOf>>;
/** A section of a text. */
export type TocEntry = Article['toc'][number];

export type Crumb = { readonly name: string; readonly path: string };

export type DrawingSize = { readonly width: number; readonly height: number };

/** Content of `content/data`, as pages read it. */
export type SiteData = DeepReadonly<Renamed<typeof dataFields>>;
export type CaseStudy = SiteData['cases'][number] & {
  /** The page with its text, if it has one. */
  readonly page?: TextPage | undefined;
};
export type FaqItem = SitePage['questions'][number];
export type TeamMember = SiteData['team'][number];
export type SeoReport = SiteData['report'];

/** Content as the pages read it. */
export type PublishedContent = {
  /** Sorted by list date, newest first. */
  readonly articles: readonly Article[];
  readonly textPages: readonly TextPage[];
  readonly sitePages: readonly SitePage[];
  readonly data: SiteData;
  /** Whether a text shows a film. */
  readonly hasFilm: boolean;
  /** Sizes of the drawings in content/billeder by name. */
  readonly drawings: Readonly<Record<string, DrawingSize>>;
};
