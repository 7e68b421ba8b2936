import { company } from '#src/site/company.ts';
import type { CompanyField } from './component-specs.ts';

const { street, postalCode, city } = company.address;

/** What `<Firma>` shows. */
export const companyText: Record<CompanyField, string> = {
  navn: company.name,
  'juridisk-navn': company.legalName,
  telefon: company.phone,
  email: company.email,
  cvr: company.cvr,
  adresse: `${street}, ${postalCode} ${city}`,
  sted: company.place,
};
