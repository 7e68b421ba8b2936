import { facts } from '#src/site/facts.ts';
import { formatPrice } from '#src/site/format-fact.ts';
import { type Answers, seoPackages, sizes } from './questions.ts';

/**
 * Returns what the answers cost, each excluding VAT: once for the website, after discount, and monthly for SEO. The one
 * price that the panel, the offer, the e-mail and the request state.
 */
export function priceOf({ size, seo }: Answers) {
  return {
    website: size ? facts[sizes[size].price] : undefined,
    monthly: seo ? facts[seoPackages[seo].price] : undefined,
  };
}

/** Says what the answers cost, without and with VAT. */
export function priceInWords(answers: Answers): string[] {
  const { website, monthly } = priceOf(answers);
  return [
    ...(website ? [`Vejledende pris: fra ${formatPrice(website, 'begge')}`] : []),
    ...(monthly ? [`Dertil ${formatPrice(monthly, 'begge')} hver måned til SEO`] : []),
  ];
}
