import { expect, test } from 'vitest';
import { facts } from '#src/site/facts.ts';
import { sizeIds, sizes } from './options.ts';
import { canSend, missingDetails, quotePayload } from './payload.ts';

const now = new Date('2025-09-12T08:30:00Z');
const contact = {
  name: ' Åse "Ø" <b>Ørsted</b> ',
  email: ' aase@firma.dk ',
  phone: '12 34 56 78',
  company: 'Ø & Å ⛵️',
};
const full = quotePayload({ size: 'mellem', needsGoogle: 'ja', seo: 'standard' }, contact, now);

test('has fifteen fields in a fixed order', () => {
  expect(JSON.stringify(full, null, 1)).toBe(
    `{
 "name": "Åse \\"Ø\\" <b>Ørsted</b>",
 "email": "aase@firma.dk",
 "phone": "12 34 56 78",
 "company": "Ø & Å ⛵️",
 "website": "",
 "message": "",
 "selectedSize": "mellem",
 "sizeDescription": ${JSON.stringify(facts['pakke.mellem.sider'].value)},
 "needsGoogle": "ja",
 "selectedSEO": "standard",
 "seoDescription": "Standard SEO",
 "totalPrice": ${facts['pakke.mellem.tilbudspris'].value},
 "seoPrice": ${facts['seo.standard.pris'].value},
 "timestamp": "2025-09-12T08:30:00.000Z",
 "source": "prisudregner"
}`,
  );
});

test('leaves the SEO and company fields empty when not given', () => {
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
    sizeDescription: facts['pakke.stor.sider'].value,
    needsGoogle: 'nej',
    selectedSEO: '',
    seoDescription: '',
    totalPrice: facts['pakke.stor.pris'].value,
    seoPrice: 0,
    timestamp: '2025-09-12T08:30:00.000Z',
    source: 'prisudregner',
  });
});

test.each(sizeIds)('sends size %s with its description', (size) => {
  const { description } = sizes[size];
  expect(quotePayload({ size, needsGoogle: 'nej', seo: null }, contact, now)).toMatchObject({
    selectedSize: size,
    sizeDescription: description,
  });
});

test.each([
  ['basic', 'Basis SEO'],
  ['standard', 'Standard SEO'],
  ['premium', 'Premium SEO'],
] as const)('sends SEO %s as %s', (seo, seoDescription) => {
  expect(quotePayload({ size: 'lille', needsGoogle: 'ja', seo }, contact, now)).toMatchObject({
    selectedSEO: seo,
    seoDescription,
    needsGoogle: 'ja',
  });
});

test.each([
  ['', '', '', false],
  ['Åse', '', '', false],
  ['Åse', 'a@b.dk', '', false],
  ['Åse', '', '12', false],
  ['', 'a@b.dk', '12', false],
  [' ', 'a@b.dk', '12', false],
  ['Åse', 'a@b.dk', '\u00a0', false],
  ['Åse', 'a@b.dk', '12', true],
  ['\u200b', 'a@b.dk', '12', false],
])('canSend with name %j, e-mail %j and phone %j returns %s', (name, email, phone, expected) => {
  expect(canSend({ name, email, phone, company: '' })).toBe(expected);
});

test.each([
  ['', '', '', 'Udfyld navn, email og telefon for at sende.'],
  ['Åse', '', ' ', 'Udfyld email og telefon for at sende.'],
  ['Åse', 'a@b.dk', '', 'Udfyld telefon for at sende.'],
])('missingDetails with name %j, e-mail %j and phone %j names the others', (name, email, phone, expected) => {
  expect(missingDetails({ name, email, phone, company: '' })).toBe(expected);
});
