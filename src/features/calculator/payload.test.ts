import { expect, test } from 'vitest';
import { type CompleteAnswers, isComplete, parseAnswers } from './answers.ts';
import { seoIds, seoPackages, sizeIds, sizes } from './options.ts';
import { missingDetails, quotePayload } from './payload.ts';
import { quote } from './price.ts';

const now = new Date('2025-09-12T08:30:00Z');
const contact = { name: ' Åse "Ø" <b>Ørsted</b> ', email: ' aase@firma.dk ', phone: '12', company: ' ' };

const complete = sizeIds
  .flatMap((size) => [
    parseAnswers({ size, google: 'nej' }),
    ...seoIds.map((seo) => parseAnswers({ size, google: 'ja', seo })),
  ])
  .filter(isComplete);

test('every answer leads to a request', () =>
  expect(complete).toHaveLength(sizeIds.length * (seoIds.length + 1)));

test.each<CompleteAnswers>(complete)('sends fifteen fields in a fixed order: %j', (answers) => {
  const { size, google, seo } = answers;
  const fields = [
    ['name', 'Åse "Ø" <b>Ørsted</b>'],
    ['email', 'aase@firma.dk'],
    ['phone', '12'],
    ['company', ''],
    ['website', ''],
    ['message', ''],
    ['selectedSize', size],
    ['sizeDescription', sizes[size].description],
    ['needsGoogle', google],
    ['selectedSEO', seo ?? ''],
    ['seoDescription', seo ? seoPackages[seo].name : ''],
    ['totalPrice', quote(answers).totalPrice],
    ['seoPrice', quote(answers).seoPrice],
    ['timestamp', '2025-09-12T08:30:00.000Z'],
    ['source', 'prisudregner'],
  ];
  expect(Object.entries(quotePayload(answers, contact, now))).toEqual(fields);
});

test.each([
  ['', '', '', 'Udfyld navn, email og telefon for at sende.'],
  ['Åse', '', '\u00a0', 'Udfyld email og telefon for at sende.'],
  ['\u200b', 'a@b.dk', '12', 'Udfyld navn for at sende.'],
  ['Åse', 'a@b.dk', '12', undefined],
])('missingDetails with name %j, e-mail %j and phone %j names the others', (name, email, phone, expected) => {
  expect(missingDetails({ name, email, phone, company: '' })).toBe(expected);
});
