/** The shapes that the site reads from `content/`. The schemas in `schema.ts` produce them. */

export const categories = [
  'SEO',
  'Prisguide',
  'Webdesign',
  'AI & Digital',
  'Mobile & UX',
  'Design Guide',
] as const;
export type Category = (typeof categories)[number];

/** How an article's page follows the reader; each article's front matter may set it (`læsning`). */
export type ReadingSettings = {
  /** What 0-100 % means: share of the page scrolled, of the whole document, or position in the content. */
  readonly progress: 'side' | 'dokument' | 'indhold';
  /** Percent of the viewport cut off above and below the band in which a section counts as read. */
  readonly band: readonly [top: number, bottom: number];
  /** A point below the top of the viewport, in px, that decides the section instead of the band. */
  readonly point: number | null;
  /** Distance in px from the viewport's top to a section after a jump; added to the header's height when `belowHeader`. */
  readonly offset: number;
  readonly belowHeader: boolean;
};

export type TocEntry = { readonly id: string; readonly text: string; readonly depth: 2 | 3 };

export type Article = {
  readonly slug: string;
  readonly path: string;
  readonly title: string;
  readonly subtitle: string;
  readonly description: string;
  readonly excerpt: string;
  readonly category: Category;
  /** ISO days. `date` stands on the page, `listDate` in lists; they differ where the owner has not settled it. */
  readonly date: string;
  readonly listDate: string;
  readonly updated: string | null;
  /** Minutes. */
  readonly readingTime: number;
  readonly listReadingTime: number;
  readonly image: string;
  readonly imageAlt: string;
  readonly tags: readonly string[];
  readonly keywords: readonly string[];
  readonly related: readonly string[];
  readonly draft: boolean;
  /** Dated after today: only the dev server shows it. */
  readonly upcoming: boolean;
  readonly reading: ReadingSettings;
  readonly file: string;
};

export type LegalPage = {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly updated: string;
  readonly file: string;
};

/** Text from a data file; may hold `{{fact}}` tokens, which `<FactText>` prints. */
export type TokenText = string;

export type CaseStudy = {
  readonly id: string;
  readonly title: string;
  readonly trade: string;
  readonly description: TokenText;
  readonly tags: readonly string[];
  readonly results: readonly TokenText[];
  readonly image: string;
  readonly alt: string;
  /** The customer's own site, where there is one to show. */
  readonly link: string | null;
};
export type Testimonial = {
  readonly id: string;
  readonly name: string;
  readonly company: string;
  readonly text: TokenText;
  readonly rating: number;
};
export type FaqItem = {
  readonly question: TokenText;
  readonly answer: TokenText;
  readonly keywords: readonly string[];
};
export const faqSetNames = ['generelt', 'priser', 'ydelser', 'hjemmesider', 'seo'] as const;
export type FaqSetName = (typeof faqSetNames)[number];
export type TeamMember = {
  readonly id: 'direktoer' | 'teknisk';
  readonly name: string;
  readonly role: string;
  readonly description: TokenText;
  readonly alt: string;
  readonly linkedin: string;
  readonly specialties: readonly string[];
  readonly quote: TokenText;
};
export type ValueItem = {
  readonly icon: 'compass' | 'sounding' | 'anchor' | 'lighthouse';
  readonly title: string;
  readonly description: TokenText;
  readonly metric: TokenText;
};
export type Myth = { readonly myth: TokenText; readonly reality: TokenText };
export type Reason = {
  readonly icon: 'speed' | 'search' | 'compass' | 'calendar' | 'lock' | 'phone';
  readonly title: string;
  readonly description: TokenText;
};
/** Sample data for the example report on /seo. */
export type SeoReport = {
  readonly period: string;
  readonly clicks: readonly {
    readonly month: string;
    readonly clicks: number;
    readonly impressions: number;
    readonly enquiries: number;
  }[];
  readonly positions: readonly { readonly range: string; readonly before: number; readonly now: number }[];
  readonly keywords: readonly {
    readonly word: string;
    readonly before: number;
    readonly now: number;
    readonly searches: number;
  }[];
  readonly pages: readonly { readonly path: string; readonly clicks: number }[];
  readonly speed: readonly {
    readonly metric: 'LCP' | 'INP' | 'CLS';
    readonly before: number;
    readonly now: number;
    readonly unit: string;
    readonly limit: number;
  }[];
};
