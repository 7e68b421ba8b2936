import { discount, type FactName, facts, hasDiscount, type PriceName, websiteNames } from './facts.ts';

/** Name and price of a package, for the calculator and the comparison on /priser. */
export type Package = {
  readonly name: string;
  readonly price: PriceName;
  /** Whether the price is discounted. The facts `rabat.…` say how, and from what. */
  readonly isDiscounted?: boolean;
  readonly popular?: boolean;
};

/** Package of a website, with the fact that says how long it takes. */
type WebsitePackage = Package & { readonly delivery: FactName };

export const sizeIds = ['lille', 'mellem', 'stor'] as const;
export type SizeId = (typeof sizeIds)[number];

const website = (id: SizeId, others: Pick<WebsitePackage, 'delivery' | 'popular'>): WebsitePackage => ({
  name: websiteNames[id].name,
  price: `pakke.${id}.pris`,
  isDiscounted: hasDiscount && id === discount.package,
  ...others,
});

export const websites: Readonly<Record<SizeId, WebsitePackage>> = {
  lille: website('lille', { delivery: 'levering.pakker' }),
  mellem: website('mellem', { delivery: 'levering.pakker', popular: true }),
  stor: website('stor', { delivery: 'levering.store' }),
};

export const seoIds = ['basic', 'standard', 'premium'] as const;
export type SeoId = (typeof seoIds)[number];

export const seo: Readonly<Record<SeoId, Package>> = {
  basic: { name: facts['seo.basis.navn'].value, price: 'seo.basis.pris' },
  standard: { name: facts['seo.standard.navn'].value, price: 'seo.standard.pris', popular: true },
  premium: { name: facts['seo.premium.navn'].value, price: 'seo.premium.pris' },
};
