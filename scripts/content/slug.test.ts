import { expect, test } from 'vitest';
import { slugOf } from './slug.ts';

test.each([
  ['Få flere kunder på nettet', 'faa-flere-kunder-paa-nettet'],
  ['SEO i 2026: hvad virker?', 'seo-i-2026-hvad-virker'],
  ['  Æbler & Østers – en løsning  ', 'aebler-oesters-en-loesning'],
  ['Café à la carte', 'cafe-a-la-carte'],
  ['Få flere kunder'.normalize('NFD'), 'faa-flere-kunder'],
  ['?!', ''],
])('the slug of "%s" is "%s"', (text, slug) => {
  expect(slugOf(text)).toBe(slug);
});
