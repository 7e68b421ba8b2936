/** Cookie that stores the visitor's answer, valid for half a year. */
export const consentCookie = { name: 'cc_cookie', days: 182 } as const;

/** Every name under which the site itself stores data in the browser. */
export const ownStorageNames = [
  'notifikation-lukket',
  'prisberegner',
  'kontaktformular',
  'history.state',
  consentCookie.name,
] as const;
