/** Messages shown when the consent button cannot open the settings. */
export const consentMessages = {
  waiting: 'Henter cookie-indstillingerne …',
  missing: 'Cookie-indstillingerne er ikke indlæst endnu. De virker kun på den rigtige hjemmeside.',
  notOpened: 'Cookie-indstillingerne kunne ikke åbnes. Måske er de ikke tilgængelige på localhost.',
} as const;
