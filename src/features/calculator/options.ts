import { danishList } from '#src/lib/danish-list.ts';
import { type FactName, facts } from '#src/site/facts.ts';
import { formatFact } from '#src/site/format-fact.ts';
import { type Package, seo, type WebsitePackage, websites } from '#src/site/packages.ts';

export type SizeId = keyof typeof websites;
export const sizeIds = Object.keys(websites) as SizeId[];

/** Answers to whether the visitor wants help with Google, each with whether it leads to the SEO packages. */
export const googleAnswers = {
  ja: {
    title: 'Ja',
    details: 'I skal arbejde med min placering hver måned. Vis mig pakkerne til SEO.',
    asksForSeo: true,
  },
  nej: {
    title: 'Nej',
    details: 'Hjemmesiden er klar til søgemaskiner uanset hvad. SEO kan komme til senere.',
    asksForSeo: false,
  },
};
export type GoogleAnswer = keyof typeof googleAnswers;
export const googleIds = Object.keys(googleAnswers) as GoogleAnswer[];

export type SeoId = keyof typeof seo;
export const seoIds = Object.keys(seo) as SeoId[];

type Size = WebsitePackage & {
  /** Name for places where the context does not say that it is a website. */
  readonly title: string;
  /** Sent in the payload as `sizeDescription`. */
  readonly description: string;
  readonly details: string;
};

type SeoPackage = Package & {
  /** Facts that `details` lists. */
  readonly facts: readonly FactName[];
  readonly details: string;
};

/** Returns what the facts `pakke.{id}.…` say about a size. */
const sizeFacts = (id: SizeId) => ({
  description: facts[`pakke.${id}.sider`].value,
  // Danish possessive: '1 måned' and '3 måneder' become '1 måneds' and '3 måneders'.
  details: `${formatFact(`pakke.${id}.support`)}s support`,
});

export const sizes: Readonly<Record<SizeId, Size>> = {
  lille: { ...websites.lille, title: 'Lille hjemmeside', ...sizeFacts('lille') },
  mellem: { ...websites.mellem, title: 'Mellemstor hjemmeside', ...sizeFacts('mellem') },
  stor: { ...websites.stor, title: 'Stor hjemmeside', ...sizeFacts('stor') },
};

/** Lists facts: `25 søgeord og 2 artikler om måneden`. */
const listed = (...names: FactName[]) => ({
  facts: names,
  details: danishList.format(names.map(formatFact)),
});

export const seoPackages: Readonly<Record<SeoId, SeoPackage>> = {
  basic: { ...seo.basic, ...listed('seo.basis.soegeord') },
  standard: { ...seo.standard, ...listed('seo.standard.soegeord', 'seo.standard.artikler') },
  premium: {
    ...seo.premium,
    ...listed('seo.premium.soegeord', 'seo.premium.artikler', 'seo.premium.specialist'),
  },
};
