/**
 * Cookie that stores the visitor's answer, valid for half a year. A name that no library uses: a former site on this
 * domain may have left a cookie of a common name.
 */
export const consentCookie = { name: 'samtykke-svar', days: 182 } as const;

/** Every name under which the site itself stores data in the browser. */
export const ownStorageNames = [
  'notifikation-lukket',
  'prisberegner',
  'prisberegner-kontakt',
  'kontaktformular',
  'history.state',
  consentCookie.name,
] as const;
