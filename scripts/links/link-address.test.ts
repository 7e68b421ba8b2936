import { expect, test } from 'vitest';
import { company } from '#src/site/company.ts';
import { addressDiagnostic } from './link-address.ts';

const host = new URL(company.origin).host;
const outside = 'en adresse med et domæne, som andre kan nå';

test.each([
  '/priser?emne=x#seo',
  '#pris',
  'https://www.dmi.dk/vejr?by=aarhus#i-dag',
  'https://rødgrød.dk/',
  'https://10.dk/',
  `https://${host}.evil.example/`,
  'https://www.google.com/search?q=https://www.dmi.dk',
  'https://pagespeed.web.dev/analysis?url=https://www.dmi.dk/',
  'mailto:hej@firma.example?subject=Hej',
  'tel:+4500000001',
])('accepts %s', (address) => {
  expect(addressDiagnostic(address)).toBeNull();
});

test.each([
  'https://www.google.com/url?q=https://www.dmi.dk/vejr&sa=D&ust=1',
  'https://www.google.dk/url?sa=t&url=https%3A%2F%2Fwww.dmi.dk%2Fvejr&usg=x',
  'https://eur02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.dmi.dk%2Fvejr&data=05%7C01%7Canna%40firma.dk',
  'https://l.facebook.com/l.php?u=https%3A%2F%2Fwww.dmi.dk%2Fvejr&h=x',
])('shows the address that is wrapped in %s', (address) => {
  expect(addressDiagnostic(address)).toMatchObject({ example: 'https://www.dmi.dk/vejr' });
});

test.each([
  ['http://localhost:5173/priser', outside, '/priser'],
  ['http://127.0.0.1:4173/cases?x=1#a', outside, '/cases?x=1#a'],
  ['http://[::1]:5173/priser', outside, '/priser'],
  ['http://firma.example/side', 'https:// i stedet for http://'],
  [`${company.origin}/priser#seo`, 'uden vores eget domæne', '/priser#seo'],
  [`http://www.${host}:8080/priser`, 'uden vores eget domæne', '/priser'],
  ['https://exa mple.dk/', 'adressen uden mellemrum'],
  ['/priser\u00a0', 'adressen uden mellemrum'],
  ['mailto:hej', 'en hel mailadresse'],
  ['tel:ring-nu', 'landekode og cifre'],
  ['tel:00000001', 'landekode og cifre'],
  ...['//www.dmi.dk/', 'https:/www.dmi.dk/', 'https://', 'www.dmi.dk', 'hej@firma.dk', 'priser'].map(
    (address) => [address, 'en adresse, der begynder med /, #, https://'],
  ),
  ['javascript:alert(1)', 'en adresse, der begynder med /, #, https://'],
])('refuses %s', (address, expected, path) => {
  expect(addressDiagnostic(address)).toEqual({
    expected: expect.stringContaining(expected),
    ...(path && { path }),
  });
});
