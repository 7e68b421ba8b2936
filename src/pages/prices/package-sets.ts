import { packageSets } from '#src/content/collections.ts';
import type { SiteData } from '#src/content/types.ts';
import { contactHref } from '#src/site/contact-topics.ts';
import { calculatorHrefFor } from '#src/site/navigation.ts';
import { type Package, type SizeId, seo, websites } from '#src/site/packages.ts';

export type ComparedPackage = Package & {
  readonly id: string;
  /** Link below the price. */
  readonly action: { readonly href: string; readonly label: string };
};

/** Packages in the order of their cells, and what the content says of them. */
export type PackageSet = SiteData['packageSets']['seo'] & {
  readonly packages: readonly ComparedPackage[];
  /** Whether prices are minimum prices ("fra") rather than fixed. */
  readonly from: boolean;
};

/** The calculator opens with the size of the package chosen. */
const website = (id: SizeId): ComparedPackage => ({
  ...websites[id],
  id,
  action: { href: calculatorHrefFor(id), label: `Regn videre med ${websites[id].name}` },
});

/** Not the calculator: it begins with a website, which those who only want SEO do not buy. */
const seoPackage = (id: keyof typeof seo): ComparedPackage => ({
  ...seo[id],
  id,
  action: { href: contactHref(`seo-${id}`), label: `Spørg om ${seo[id].name}` },
});

export const websiteSet: PackageSet = {
  ...packageSets.websites,
  packages: [website('lille'), website('mellem'), website('stor')],
  from: true,
};

export const seoSet: PackageSet = {
  ...packageSets.seo,
  packages: [seoPackage('basic'), seoPackage('standard'), seoPackage('premium')],
  from: false,
};
