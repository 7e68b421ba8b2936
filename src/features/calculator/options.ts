import { type FactName, facts } from '#src/site/facts.ts';
import { formatFact } from '#src/site/format-fact.ts';

export const sizeIds = ['lille', 'mellem', 'stor'] as const;
export type SizeId = (typeof sizeIds)[number];

export const googleAnswers = ['ja', 'nej'] as const;
export type GoogleAnswer = (typeof googleAnswers)[number];

export const seoIds = ['basic', 'standard', 'premium'] as const;
export type SeoId = (typeof seoIds)[number];

/** Fact whose value is an amount. */
type PriceName = {
  [Name in FactName]: (typeof facts)[Name] extends { kind: 'kroner' } ? Name : never;
}[FactName];

type Size = {
  readonly name: string;
  /** Name for places where the context does not say that it is a website. */
  readonly title: string;
  /** Sent in the payload as `sizeDescription`. */
  readonly description: string;
  readonly details: string;
  readonly listPrice: PriceName;
  /** Discounted price, and the text about the discount. */
  readonly offer?: { readonly price: PriceName; readonly text: FactName };
  readonly popular?: boolean;
};

type SeoPackage = {
  /** Sent in the payload as `seoDescription`. */
  readonly description: string;
  /** Facts that `details` lists. */
  readonly facts: readonly FactName[];
  readonly details: string;
  readonly price: PriceName;
  readonly popular?: boolean;
};

/** Returns what the facts `pakke.{id}.…` say about a size. */
const sizeFacts = (id: SizeId) => ({
  description: facts[`pakke.${id}.sider`].value,
  // Danish possessive: '1 måned' and '3 måneder' become '1 måneds' and '3 måneders'.
  details: `${formatFact(`pakke.${id}.support`)}s support`,
  listPrice: `pakke.${id}.pris` as const,
});

export const sizes: Readonly<Record<SizeId, Size>> = {
  lille: { name: 'Lille', title: 'Lille hjemmeside', ...sizeFacts('lille') },
  mellem: {
    name: 'Mellem',
    title: 'Mellemstor hjemmeside',
    ...sizeFacts('mellem'),
    offer: { price: 'pakke.mellem.tilbudspris', text: 'pakke.mellem.tilbud' },
    popular: true,
  },
  stor: { name: 'Stor', title: 'Stor hjemmeside', ...sizeFacts('stor') },
};

const list = new Intl.ListFormat('da');
/** Lists facts: `25 søgeord og 2 artikler om måneden`. */
const listed = (...names: FactName[]) => ({ facts: names, details: list.format(names.map(formatFact)) });

export const seoPackages: Readonly<Record<SeoId, SeoPackage>> = {
  basic: {
    description: 'Basis SEO',
    ...listed('seo.basis.soegeord'),
    price: 'seo.basis.pris',
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
  },
};
