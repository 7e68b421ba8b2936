/** What a price says about VAT. */
export const vatWords = { ekskl: 'ekskl. moms', inkl: 'inkl. moms', uden: '' } as const;
