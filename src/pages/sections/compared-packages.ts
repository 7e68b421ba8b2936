import { packageSets } from '#src/content/collections.ts';
import { calculatorHrefFor } from '#src/site/calculator-href.ts';
import { contactHref } from '#src/site/contact-href.ts';
import { type Package, seo, seoIds, sizeIds, websites } from '#src/site/packages.ts';

/** Packages in the order of their cells, each with the link below its price, and what the content says of them. */
type PackageSet = (typeof packageSets)['seo'] & {
  readonly packages: readonly (Package & { readonly id: string; readonly href: string })[];
  /** Unit after every amount, such as `pr. måned`. */
  readonly per?: string;
  /** Whether prices are minimum prices ("fra") rather than fixed. */
  readonly from: boolean;
};

export const comparedPackages: Readonly<Record<'hjemmesider' | 'seo', PackageSet>> = {
  /** The calculator opens with the size of the package chosen. */
  hjemmesider: {
    ...packageSets.websites,
    packages: sizeIds.map((id) => ({ ...websites[id], id, href: calculatorHrefFor(id) })),
    from: true,
  },
  /** Not the calculator: it begins with a website, which those who only want SEO do not buy. */
  seo: {
    ...packageSets.seo,
    packages: seoIds.map((id) => ({ ...seo[id], id, href: contactHref(`seo-${id}`) })),
    per: 'pr. måned',
    from: false,
  },
};
