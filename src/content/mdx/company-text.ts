import { company } from '#src/site/company.ts';

const { street, postalCode, city } = company.address;

/** What `<Firma>` shows. */
export const companyText = {
  navn: company.name,
  'juridisk-navn': company.legalName,
  telefon: company.phone,
  email: company.email,
  cvr: company.cvr,
  adresse: `${street}, ${postalCode} ${city}`,
  sted: company.place,
} as const;
export type CompanyField = keyof typeof companyText;
