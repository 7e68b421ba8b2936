import { packageSets } from '#src/content/collections.ts';
import { calculatorHrefFor } from '#src/site/calculator-href.ts';
import { contactHref } from '#src/site/contact-href.ts';
import { type Package, seo, seoIds, sizeIds, websites } from '#src/site/packages.ts';

/** Packages in the order of their cells, each with the link below its price, and what the content says of them. */
export type PackageSet = (typeof packageSets)['seo'] & {
  readonly packages: readonly (Package & { readonly id: string; readonly href: string })[];
  /** Words of the links, before the name of the package. */
  readonly action: string;
  /** Whether prices are minimum prices ("fra") rather than fixed. */
  readonly from: boolean;
};

/** The calculator opens with the size of the package chosen. */
export const websiteSet: PackageSet = {
  ...packageSets.websites,
  packages: sizeIds.map((id) => ({ ...websites[id], id, href: calculatorHrefFor(id) })),
  action: 'Regn videre med',
  from: true,
};

/** Not the calculator: it begins with a website, which those who only want SEO do not buy. */
export const seoSet: PackageSet = {
  ...packageSets.seo,
  packages: seoIds.map((id) => ({ ...seo[id], id, href: contactHref(`seo-${id}`) })),
  action: 'Spørg om',
  from: false,
};
