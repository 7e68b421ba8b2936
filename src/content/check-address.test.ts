import { expect, test } from 'vitest';
import { company } from '#src/site/company.ts';
import { addressDiagnostic } from './check-address.ts';

const host = new URL(company.origin).host;
const outside = 'en adresse med et domæne, som andre kan nå';
const whole = 'en adresse, der begynder med / eller https://';
const own = 'en adresse, der begynder med / eller https://, og uden vores eget domæne';

test.each([
  '/priser',
  '/priser?emne=x#seo',
  '#pris',
  'https://www.dmi.dk',
  'https://www.dmi.dk/vejr?by=aarhus#i-dag',
  'https://rødgrød.dk/',
  'https://10.dk/',
  'http://firma.example/side',
  `https://${host}.evil.example/`,
  'mailto:hej@firma.example?subject=Hej',
  'tel:+4500000001',
])('accepts %s', (address) => {
  expect(addressDiagnostic(address)).toBeNull();
});

test.each([
  ['http://localhost:5173/priser', outside, '/priser'],
  ['localhost:5173/priser', outside, '/priser'],
  ['http://127.0.0.1:4173/cases?x=1#a', outside, '/cases?x=1#a'],
  ['http://192.168.1.20:4173/priser', outside, '/priser'],
  ['http://10.0.0.5/priser', outside, '/priser'],
  ['http://0.0.0.0:5173/priser', outside, '/priser'],
  ['http://[::1]:5173/priser', outside, '/priser'],
  ['http://2130706433/priser', outside, '/priser'],
  ['http://mac-mini.local:5173/priser', outside, '/priser'],
  ['https://intranet/priser', outside, '/priser'],
  ['https://google/search', outside, '/search'],
  ['https://93.184.216.34/x', outside, '/x'],
  [`${company.origin}/priser#seo`, own, '/priser#seo'],
  [`http://${host}/priser`, own, '/priser'],
  [`https://www.${host}/priser`, own, '/priser'],
  [`https://${host}:8080/priser`, own, '/priser'],
  [`//${host}/priser`, own, '/priser'],
  [`www.${host}/priser`, own, '/priser'],
  ['https://https://www.dmi.dk/', whole, 'https://www.dmi.dk/'],
  ['https://http://www.dmi.dk/', whole, 'https://www.dmi.dk/'],
  ['https:/www.dmi.dk/', whole, 'https://www.dmi.dk/'],
  ['htps://www.dmi.dk/', whole, 'https://www.dmi.dk/'],
  ['https//www.dmi.dk/', whole, 'https://www.dmi.dk/'],
  ['//www.dmi.dk/', whole, 'https://www.dmi.dk/'],
  ['www.dmi.dk', whole, 'https://www.dmi.dk'],
  ['https://', 'en hel adresse: https://www.firma.dk/side', undefined],
  ['https://exa mple.dk/', 'adressen uden mellemrum', 'https://example.dk/'],
  ['/priser\u00a0', 'adressen uden mellemrum', '/priser'],
  ['#', 'et anker efter #, fx #pris', undefined],
  ['/priser#', 'et anker efter #, fx #pris', '/priser'],
  [
    'mailto:hej@firma.dk?subject=Hej verden',
    'adressen uden mellemrum',
    'mailto:hej@firma.dk?subject=Hej%20verden',
  ],
  ['prisliste.pdf', own, undefined],
  ['mailto:', 'mailto: og en hel mailadresse', undefined],
  ['mailto:hej', 'mailto: og en hel mailadresse', undefined],
  ['hej@firma.dk', 'en mailadresse med mailto: foran', 'mailto:hej@firma.dk'],
  ['tel:', 'tel:, landekode og cifre uden mellemrum', undefined],
  ['tel:ring-nu', 'tel:, landekode og cifre uden mellemrum', undefined],
  ['tel:00 00 00 01', 'adressen uden mellemrum', 'tel:+4500000001'],
  ['tel:00000001', 'tel:, landekode og cifre uden mellemrum', 'tel:+4500000001'],
  ['priser', own, undefined],
  ['../priser.html', own, undefined],
  ['javascript:alert(1)', own, undefined],
  ['file:///C:/priser', own, undefined],
])('refuses %s', (address, expected, example) => {
  expect(addressDiagnostic(address)).toEqual({ expected, ...(example !== undefined && { example }) });
});
