/**
 * Who the site belongs to. The only place in the tree that spells the company's name, address,
 * numbers and profiles: pages, articles, structured data, feed, manifest and e-mails read it.
 *
 * Every field listed in `placeholders` is invented and must be replaced before launch
 * (`npm run launch-check` prints them).
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
  profiles: {
    linkedin: 'https://www.linkedin.com/company/kystlinje-example',
  },
} as const;

/** Fields above that are placeholders, as dotted paths: `npm run launch-check` reads this list. */
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
  'profiles.linkedin',
] as const;

/** The telephone number as `tel:` wants it: `+4512345678`. */
export const phoneHref = `tel:${company.phone.replaceAll(' ', '')}`;
/** The e-mail address as a link. */
export const emailHref = `mailto:${company.email}`;
