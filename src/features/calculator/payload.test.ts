import { expect, test } from 'vitest';
import { checkQuotePayload, quotePayload } from './payload.ts';

const now = new Date('2025-09-12T08:30:00Z');
const contact = {
  name: ' Åse "Ø" <b>Ørsted</b> ',
  email: ' aase@firma.dk ',
  phone: '12 34 56 78',
  company: 'Ø & Å ⛵️',
};
const full = quotePayload({ size: 'mellem', needsGoogle: 'ja', seo: 'standard' }, contact, now);

test('the whole JSON with SEO: fifteen fields in their order', () => {
  expect(JSON.stringify(full, null, 1)).toBe(
    `{
 "name": "Åse \\"Ø\\" <b>Ørsted</b>",
 "email": "aase@firma.dk",
 "phone": "12 34 56 78",
 "company": "Ø & Å ⛵️",
 "website": "",
 "message": "",
 "selectedSize": "mellem",
 "sizeDescription": "Op til 15 undersider",
 "needsGoogle": "ja",
 "selectedSEO": "standard",
 "seoDescription": "Standard SEO",
 "totalPrice": 17000,
 "seoPrice": 12000,
 "timestamp": "2025-09-12T08:30:00.000Z",
 "source": "prisudregner"
}`,
  );
});

test('the whole JSON without SEO and company', () => {
  const payload = quotePayload(
    { size: 'stor', needsGoogle: 'nej', seo: null },
    { ...contact, name: 'Bo', company: ' ' },
    now,
  );
  expect(payload).toEqual({
    name: 'Bo',
    email: 'aase@firma.dk',
    phone: '12 34 56 78',
    company: '',
    website: '',
    message: '',
    selectedSize: 'stor',
    sizeDescription: '+25 undersider',
    needsGoogle: 'nej',
    selectedSEO: '',
    seoDescription: '',
    totalPrice: 50000,
    seoPrice: 0,
    timestamp: '2025-09-12T08:30:00.000Z',
    source: 'prisudregner',
  });
});

test.each([
  ['lille', 'Op til 5 undersider', 10000],
  ['mellem', 'Op til 15 undersider', 17000],
  ['stor', '+25 undersider', 50000],
] as const)('size %s is described as %s', (size, sizeDescription, totalPrice) => {
  expect(quotePayload({ size, needsGoogle: 'nej', seo: null }, contact, now)).toMatchObject({
    selectedSize: size,
    sizeDescription,
    totalPrice,
  });
});

test.each([
  ['basic', 'Basis SEO', 5000],
  ['standard', 'Standard SEO', 12000],
  ['premium', 'Premium SEO', 25000],
] as const)('SEO %s is described as %s', (seo, seoDescription, seoPrice) => {
  expect(quotePayload({ size: 'lille', needsGoogle: 'ja', seo }, contact, now)).toMatchObject({
    selectedSEO: seo,
    seoDescription,
    seoPrice,
    totalPrice: 10000,
  });
});

test('what the calculator sends passes the check', () => {
  expect(checkQuotePayload(JSON.parse(JSON.stringify(full)))).toEqual({ ok: true, payload: full });
});

test('the check names everything that is wrong', () => {
  const wrong = {
    ...full,
    phone: '',
    company: 'x'.repeat(201),
    website: null,
    selectedSize: 'kæmpe',
    needsGoogle: true,
    selectedSEO: 'gratis',
    totalPrice: '17.000 kr.',
    seoPrice: -1,
    timestamp: '12. september 2025',
    source: 'kontakt-formular',
    extra: 1,
  };
  expect(checkQuotePayload(wrong)).toEqual({
    ok: false,
    reasons: [
      'phone skal udfyldes',
      'company må højst være 200 tegn',
      'website skal være tekst',
      'selectedSize skal være en af "lille", "mellem", "stor"',
      'needsGoogle skal være en af "ja", "nej"',
      'selectedSEO skal være en af "basic", "standard", "premium", ""',
      'totalPrice skal være et helt tal på mindst 0',
      'seoPrice skal være et helt tal på mindst 0',
      'timestamp skal være et tidspunkt som 2025-09-12T08:30:00.000Z',
      'source skal være en af "prisudregner"',
      'Ukendt felt: extra',
    ],
  });
});
