import { company, town } from './company.ts';

/** What `<Firma>` shows. */
export const companyText = {
  navn: company.name,
  'juridisk-navn': company.legalName,
  telefon: company.phone,
  email: company.email,
  cvr: company.cvr,
  // The town on one line.
  adresse: `${company.address.street}, ${town.replaceAll(' ', '\u00a0')}`,
  land: company.address.country,
  sted: company.place,
} as const;
export type CompanyField = keyof typeof companyText;
