import { expect, test } from 'vitest';
import { sizeWarnings } from './size-warnings.ts';

test('names each page, picture and index that is too heavy, and no other file', () => {
  const files = new Map([
    ['artikler/lang.html', 120_001],
    ['artikler/kort.html', 120_000],
    ['billeder/stort.webp', 340_400],
    ['billeder/lille.jpg', 9_000],
    ['soegning/indeks.json', 1_200_000],
    ['assets/app.js', 900_000],
  ]);
  expect(sizeWarnings(files)).toEqual([
    'artikler/lang.html fylder 120 kB, før den pakkes. Del teksten, hvis det kan lade sig gøre.',
    'billeder/stort.webp fylder 340 kB. Et billede bør højst fylde 120 kB.',
    'soegning/indeks.json fylder 1200 kB, før den pakkes. Den første søgning bliver langsom på en telefon.',
  ]);
});
