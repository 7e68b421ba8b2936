import { type FactName, facts } from '#src/site/facts.ts';
import { formatFact } from '#src/site/format-fact.ts';

export const sizeIds = ['lille', 'mellem', 'stor'] as const;
export type SizeId = (typeof sizeIds)[number];

export const googleAnswers = ['ja', 'nej'] as const;
export type GoogleAnswer = (typeof googleAnswers)[number];

export const seoIds = ['basic', 'standard', 'premium'] as const;
export type SeoId = (typeof seoIds)[number];

export type Size = {
  readonly name: string;
  /** Name for places where the context does not say that it is a website. */
  readonly title: string;
  /** Sent in the payload as `sizeDescription`. */
  readonly description: string;
  readonly details: string;
  readonly listPrice: FactName;
  /** Discounted price, and the text about the discount; null without one. */
  readonly offer: { readonly price: FactName; readonly text: FactName } | null;
  readonly popular: boolean;
};

export type SeoPackage = {
  /** Sent in the payload as `seoDescription`. */
  readonly description: string;
  /** Facts that `details` lists. */
  readonly facts: readonly FactName[];
  readonly details: string;
  readonly price: FactName;
  readonly popular: boolean;
};

// Danish possessive: '1 måned' and '3 måneder' become '1 måneds' and '3 måneders'.
const support = (name: FactName) => `${formatFact(name)}s support`;

export const sizes: Readonly<Record<SizeId, Size>> = {
  lille: {
    name: 'Lille',
    title: 'Lille hjemmeside',
    description: facts['pakke.lille.sider'].value,
    details: support('pakke.lille.support'),
    listPrice: 'pakke.lille.pris',
    offer: null,
    popular: false,
  },
  mellem: {
    name: 'Mellem',
    title: 'Mellemstor hjemmeside',
    description: facts['pakke.mellem.sider'].value,
    details: support('pakke.mellem.support'),
    listPrice: 'pakke.mellem.pris',
    offer: { price: 'pakke.mellem.tilbudspris', text: 'pakke.mellem.tilbud' },
    popular: true,
  },
  stor: {
    name: 'Stor',
    title: 'Stor hjemmeside',
    description: facts['pakke.stor.sider'].value,
    details: support('pakke.stor.support'),
    listPrice: 'pakke.stor.pris',
    offer: null,
    popular: false,
  },
};

const list = new Intl.ListFormat('da');
/** Lists facts: `25 søgeord og 2 artikler om måneden`. */
const listed = (...names: FactName[]) => ({ facts: names, details: list.format(names.map(formatFact)) });

export const seoPackages: Readonly<Record<SeoId, SeoPackage>> = {
  basic: {
    description: 'Basis SEO',
    ...listed('seo.basis.soegeord'),
    price: 'seo.basis.pris',
    popular: false,
  },
  standard: {
    description: 'Standard SEO',
    ...listed('seo.standard.soegeord', 'seo.standard.artikler'),
    price: 'seo.standard.pris',
    popular: true,
  },
  premium: {
    description: 'Premium SEO',
    ...listed('seo.premium.soegeord', 'seo.premium.artikler', 'seo.premium.specialist'),
    price: 'seo.premium.pris',
    popular: false,
  },
};
