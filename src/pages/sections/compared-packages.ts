import { packageSets } from '#src/content/collections.ts';
import { calculatorHrefFor } from '#src/site/calculator-href.ts';
import type { ContactTopic } from '#src/site/contact-topics.ts';
import { seo, seoIds, sizeIds, websites } from '#src/site/packages.ts';
import { paths } from '#src/site/pages.ts';

/** Packages in the order of their cells, each with the link below its price, and what the content says of them. */
export const comparedPackages = {
  /** The calculator opens with the size of the package chosen. Prices are minimum prices. */
  hjemmesider: {
    ...packageSets.websites,
    packages: sizeIds.map((id) => ({ ...websites[id], id, href: calculatorHrefFor(id) })),
    per: undefined,
    from: true,
  },
  /** Not the calculator: it begins with a website, which those who only want SEO do not buy. */
  seo: {
    ...packageSets.seo,
    packages: seoIds.map((id) => {
      const topic: ContactTopic = `seo-${id}`;
      return { ...seo[id], id, href: `${paths.contact}?emne=${topic}#kontakt-form` };
    }),
    per: 'pr. måned',
    from: false,
  },
};
