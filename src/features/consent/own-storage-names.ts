/** Where the visitor's answer is kept, and for how long it counts: half a year. */
export const consentCookie = { name: 'cc_cookie', days: 182 } as const;

/** Every name under which this site itself stores something in a browser. */
export const ownStorageNames = [
  'notifikation-lukket',
  'prisberegner',
  'kontaktformular',
  'history.state',
  consentCookie.name,
] as const;
