/* The numbers of the specification: only the owner may change them (specified-facts.ts). */

import { expect, test } from 'vitest';
import { quotePayload } from '#src/features/calculator/quote-payload.ts';
import { contactPayload } from '#src/features/contact/message-payload.ts';

const contact = { name: 'Åse', email: 'a@b.dk', phone: '12 34 56 78', company: '' };
const now = new Date('2025-09-12T08:30:00Z');

/** Each size with its description in the payload, and its price. */
const specified = [
  ['lille', 'Op til 5 undersider', 10_000],
  ['mellem', 'Op til 15 undersider', 17_000],
  ['stor', '+25 undersider', 50_000],
] as const;
/** Each SEO package with its description in the payload, and its price. */
const seoPackages = [
  [null, '', 0],
  ['basic', 'Basis SEO', 5_000],
  ['standard', 'Standard SEO', 12_000],
  ['premium', 'Premium SEO', 25_000],
] as const;

test.each(specified.flatMap((size) => seoPackages.map((seo) => [size[0], seo[0], size, seo] as const)))(
  'the quote for size %s with SEO package %s has the specified prices and descriptions',
  (size, seo, [, sizeDescription, totalPrice], [, seoDescription, seoPrice]) => {
    const answers = { size, google: seo ? 'ja' : 'nej', seo } as const;
    expect(quotePayload(answers, contact, now)).toMatchObject({
      selectedSize: size,
      sizeDescription,
      totalPrice,
      selectedSEO: seo ?? '',
      seoDescription,
      seoPrice,
    });
  },
);

test('both forms send their keys in the specified order', () => {
  const quote = quotePayload({ size: 'lille', google: 'nej', seo: null }, contact, now);
  expect(Object.keys(quote).join()).toBe(
    'name,email,phone,company,website,message,selectedSize,sizeDescription,needsGoogle,selectedSEO,seoDescription,totalPrice,seoPrice,timestamp,source',
  );
  const message = contactPayload({ ...contact, message: 'Vi skal bruge en hjemmeside.' }, now);
  expect(Object.keys(message).join()).toBe('name,email,phone,company,message,timestamp,source');
});
