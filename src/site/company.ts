/**
 * The company that owns the site. Pages, articles, structured data, feed, manifest and e-mails read its name, address,
 * numbers and profiles from here; no other file contains them.
 *
 * Values marked `eksempel` are invented and must be replaced before launch (`npm run launch-check`).
 */
export const company = {
  name: 'Kystlinje', // eksempel
  legalName: 'Kystlinje ApS', // eksempel
  /** Scheme and host, no trailing slash. `SITE_URL` overrides it at build time. */
  origin: 'https://kystlinje.example', // eksempel
  phone: '+45 12 34 56 78', // eksempel
  email: 'hej@kystlinje.example', // eksempel
  cvr: '12345678', // eksempel
  address: {
    street: 'Havnegade 1', // eksempel
    postalCode: '1058', // eksempel
    city: 'København K', // eksempel
    country: 'Danmark',
    countryCode: 'DK',
  },
  /** City and country as the terms of trade state them. */
  place: 'København, Danmark', // eksempel
  /** By the name that the footer shows. May be empty. */
  profiles: {
    LinkedIn: 'https://www.linkedin.com/company/kystlinje-example', // eksempel
  },
} as const;

/** Phone number as a link: `tel:+4512345678`. */
export const phoneHref = `tel:${company.phone.replaceAll(' ', '')}`;
export const emailHref = `mailto:${company.email}`;
/** Postal code and city, on one line wherever they are. */
export const town = `${company.address.postalCode}\u00a0${company.address.city}`;
