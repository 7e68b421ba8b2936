/** Where the visitor's choice is kept, and for how long it counts: half a year. */
export const consentCookie = { name: 'cc_cookie', days: 182 } as const;
