/** What a price says about VAT. */
export const vatWords = { ekskl: 'ekskl. moms', inkl: 'inkl. moms', uden: '' } as const;

/** Adds VAT to whole kroner and rounds to whole kroner. */
export function addVat(amount: number, percent: number): number {
  return Math.round((amount * (100 + percent)) / 100);
}

/**
 * Returns how a website is paid, in Danish. The terms of trade compare the price including VAT with a limit: below it
 * everything is paid in advance, from the limit on it is paid in two instalments.
 */
export function paymentOf(priceWithoutVat: number, vatPercent: number, limit: number): string {
  return addVat(priceWithoutVat, vatPercent) < limit ? 'alt forud' : 'i to rater';
}
