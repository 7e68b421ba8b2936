import { type FactName, hasOffer, type PriceName } from './facts.ts';

/** Name and price of a package, for the calculator and the comparison on /priser. */
export type Package = {
  readonly name: string;
  /** List price. */
  readonly price: PriceName;
  /** Discounted price, wording and condition of the current offer. */
  readonly offer?: {
    readonly price: PriceName;
    readonly discount: FactName;
    readonly words: FactName;
    readonly condition: FactName;
  };
  readonly popular?: boolean;
};

/** Package of a website, with the fact that says how long it takes. */
export type WebsitePackage = Package & { readonly delivery: FactName };

export const websites = {
  lille: { name: 'Lille', price: 'pakke.lille.pris', delivery: 'levering.pakker' },
  mellem: {
    name: 'Mellem',
    price: 'pakke.mellem.pris',
    delivery: 'levering.pakker',
    ...(hasOffer && {
      offer: {
        price: 'pakke.mellem.tilbudspris',
        discount: 'pakke.mellem.rabat',
        words: 'pakke.mellem.tilbud',
        condition: 'pakke.mellem.betingelse',
      },
    }),
    popular: true,
  },
  stor: { name: 'Stor', price: 'pakke.stor.pris', delivery: 'levering.store' },
} satisfies Record<string, WebsitePackage>;

export const seo = {
  basic: { name: 'Basis SEO', price: 'seo.basis.pris' },
  standard: { name: 'Standard SEO', price: 'seo.standard.pris', popular: true },
  premium: { name: 'Premium SEO', price: 'seo.premium.pris' },
} satisfies Record<string, Package>;
