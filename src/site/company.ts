/**
 * The company that owns the site. Pages, articles, structured data, feed, manifest and e-mails read its name, address,
 * numbers and profiles from here; no other file contains them.
 *
 * The fields listed in `placeholders` are invented and must be replaced before launch (`npm run launch-check`).
 */
export const company = {
  name: 'Kystlinje',
  legalName: 'Kystlinje ApS',
  /** Scheme and host, no trailing slash. `SITE_URL` overrides it at build time. */
  origin: 'https://kystlinje.example',
  phone: '+45 12 34 56 78',
  email: 'hej@kystlinje.example',
  cvr: '12345678',
  address: {
    street: 'Havnegade 1',
    postalCode: '1058',
    city: 'København K',
    country: 'Danmark',
    countryCode: 'DK',
  },
  /** City and country as the terms of trade state them. */
  place: 'København, Danmark',
  /** By the name that the footer shows. May be empty. */
  profiles: {
    LinkedIn: 'https://www.linkedin.com/company/kystlinje-example',
  },
} as const;

/** Dotted paths of the placeholder fields above. `npm run launch-check` prints them. */
export const placeholders = [
  'name',
  'legalName',
  'origin',
  'phone',
  'email',
  'cvr',
  'address.street',
  'address.postalCode',
  'address.city',
  'profiles.LinkedIn',
] as const;

/** Phone number as a link: `tel:+4512345678`. */
export const phoneHref = `tel:${company.phone.replaceAll(' ', '')}`;
export const emailHref = `mailto:${company.email}`;
/** Postal code and city, on one line wherever they are. */
export const town = `${company.address.postalCode}\u00a0${company.address.city}`;
