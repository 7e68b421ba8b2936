/* The numbers of the specification: only the owner may change them (specified-facts.ts). */

import { expect, test } from 'vitest';
import type { Answers } from '#src/features/calculator/answers.ts';
import { quotePayload } from '#src/features/calculator/payload.ts';
import { quote } from '#src/features/calculator/price.ts';

test.each<[Answers['size'], Answers['seo'], ReturnType<typeof quote>]>([
  [null, null, { totalPrice: 0, listPrice: null, seoPrice: 0 }],
  ['lille', null, { totalPrice: 10_000, listPrice: null, seoPrice: 0 }],
  ['lille', 'basic', { totalPrice: 10_000, listPrice: null, seoPrice: 5_000 }],
  ['lille', 'standard', { totalPrice: 10_000, listPrice: null, seoPrice: 12_000 }],
  ['lille', 'premium', { totalPrice: 10_000, listPrice: null, seoPrice: 25_000 }],
  ['mellem', null, { totalPrice: 17_000, listPrice: 20_000, seoPrice: 0 }],
  ['mellem', 'basic', { totalPrice: 17_000, listPrice: 20_000, seoPrice: 5_000 }],
  ['mellem', 'standard', { totalPrice: 17_000, listPrice: 20_000, seoPrice: 12_000 }],
  ['mellem', 'premium', { totalPrice: 17_000, listPrice: 20_000, seoPrice: 25_000 }],
  ['stor', null, { totalPrice: 50_000, listPrice: null, seoPrice: 0 }],
  ['stor', 'basic', { totalPrice: 50_000, listPrice: null, seoPrice: 5_000 }],
  ['stor', 'standard', { totalPrice: 50_000, listPrice: null, seoPrice: 12_000 }],
  ['stor', 'premium', { totalPrice: 50_000, listPrice: null, seoPrice: 25_000 }],
])('size %s with SEO %s', (size, seo, expected) => {
  expect(quote({ size, needsGoogle: seo ? 'ja' : 'nej', seo })).toEqual(expected);
});

const contact = { name: 'Åse', email: 'a@b.dk', phone: '12 34 56 78', company: '' };
const now = new Date('2025-09-12T08:30:00Z');

test.each([
  ['lille', 'Op til 5 undersider', 10000],
  ['mellem', 'Op til 15 undersider', 17000],
  ['stor', '+25 undersider', 50000],
] as const)('size %s is sent as %s', (size, sizeDescription, totalPrice) => {
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
] as const)('SEO %s is sent as %s', (seo, seoDescription, seoPrice) => {
  expect(quotePayload({ size: 'lille', needsGoogle: 'ja', seo }, contact, now)).toMatchObject({
    selectedSEO: seo,
    seoDescription,
    seoPrice,
  });
});
