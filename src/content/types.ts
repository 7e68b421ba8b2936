import type { z } from 'zod';
import type { articleSchema, DataFiles, legalSchema } from './schema.ts';

/** The shapes that the site reads from `content/`. The fields stand in `schema.ts`. */

export const categories = [
  'SEO',
  'Prisguide',
  'Webdesign',
  'AI & Digital',
  'Mobile & UX',
  'Design Guide',
] as const;
export type Category = (typeof categories)[number];

export const faqSetNames = ['generelt', 'priser', 'ydelser', 'hjemmesider', 'seo'] as const;

/** What was read stays as it was read. */
type Frozen<Value> = Value extends string | number | boolean | null
  ? Value
  : { readonly [Key in keyof Value]: Frozen<Value[Key]> };

export type TocEntry = { readonly id: string; readonly text: string; readonly depth: 2 | 3 };

export type Article = Frozen<z.output<typeof articleSchema>> & {
  readonly slug: string;
  readonly path: string;
  /** Dated after today: only the dev server shows it. */
  readonly upcoming: boolean;
  readonly file: string;
};
export type LegalPage = Frozen<z.output<typeof legalSchema>> & { readonly file: string };

type Items<Name extends keyof DataFiles> =
  Frozen<DataFiles[Name]> extends { readonly items: infer List } ? List : never;

/** What the data files of `content/data` hold, as the pages read it. */
export type SiteData = {
  readonly cases: Items<'cases'>;
  readonly testimonials: Items<'udtalelser'>;
  readonly faqSets: Frozen<DataFiles['faq']['sets']>;
  readonly team: Items<'hold'>;
  readonly values: Items<'vaerdier'>;
  readonly myths: Items<'myter'>;
  readonly reasons: Items<'grunde'>;
  readonly report: Omit<Frozen<DataFiles['rapport']>, 'isSample'>;
};
export type CaseStudy = SiteData['cases'][number];
export type FaqItem = SiteData['faqSets']['seo'][number];
export type TeamMember = SiteData['team'][number];
export type SeoReport = SiteData['report'];
