import { company, town } from './company.ts';

/** What `<Firma>` shows. The telephone number stays on one line. */
export const companyText = {
  navn: company.name,
  'juridisk-navn': company.legalName,
  telefon: company.phone.replaceAll(' ', '\u00a0'),
  email: company.email,
  cvr: company.cvr,
  adresse: `${company.address.street}, ${town}`,
  sted: company.place,
} as const;
export type CompanyField = keyof typeof companyText;
