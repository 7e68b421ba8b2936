import { company, town } from './company.ts';

/** What `<Firma>` shows. */
export const companyText = {
  navn: company.name,
  'juridisk-navn': company.legalName,
  telefon: company.phone,
  email: company.email,
  cvr: company.cvr,
  adresse: `${company.address.street}, ${town}`,
  land: company.address.country,
  sted: company.place,
} as const;
export type CompanyField = keyof typeof companyText;
