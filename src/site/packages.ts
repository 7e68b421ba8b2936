import { discount, type FactName, hasDiscount, type PriceName, type SizeId } from './facts.ts';

/** Name and price of a package, for the calculator and the comparison on /priser. */
export type Package = {
  readonly name: string;
  readonly price: PriceName;
  /** Whether the price is discounted. The facts `rabat.…` say how, and from what. */
  readonly isDiscounted?: boolean;
  readonly popular?: boolean;
};

/** Package of a website, with the fact that says how long it takes. */
export type WebsitePackage = Package & { readonly delivery: FactName };

const isDiscounted = (id: SizeId) => hasDiscount && discount.size === id;

export const websites = {
  lille: {
    name: 'Lille',
    price: 'pakke.lille.pris',
    isDiscounted: isDiscounted('lille'),
    delivery: 'levering.pakker',
  },
  mellem: {
    name: 'Mellem',
    price: 'pakke.mellem.pris',
    isDiscounted: isDiscounted('mellem'),
    delivery: 'levering.pakker',
    popular: true,
  },
  stor: {
    name: 'Stor',
    price: 'pakke.stor.pris',
    isDiscounted: isDiscounted('stor'),
    delivery: 'levering.store',
  },
} satisfies Record<SizeId, WebsitePackage>;

export const seo = {
  basic: { name: 'Basis SEO', price: 'seo.basis.pris' },
  standard: { name: 'Standard SEO', price: 'seo.standard.pris', popular: true },
  premium: { name: 'Premium SEO', price: 'seo.premium.pris' },
} satisfies Record<string, Package>;
