/** What the cookie page's button says when it cannot do its work. */
export const consentMessages = {
  waiting: 'Henter cookie-indstillingerne …',
  missing: 'Cookie-indstillingerne er ikke indlæst endnu. De virker kun på den rigtige hjemmeside.',
  notOpened: 'Cookie-indstillingerne kunne ikke åbnes. Måske er de ikke tilgængelige på localhost.',
} as const;
