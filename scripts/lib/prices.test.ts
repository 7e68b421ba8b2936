import { expect, test } from 'vitest';
import { pricesIn } from './prices.ts';

test.each([
  'fra 10.000 kr.',
  'kun 349 kroner om måneden',
  'kr. 500 for et domæne',
  'DKK 500',
  '500,- pr. time',
  '5 tusind kr.',
  'til 3 t.kr. om året',
  'til 50 € om året',
  'til €50',
  'til 50 euro',
])('%j is a price', (text) => {
  expect(pricesIn(text)).not.toEqual([]);
});

test.each([
  'Til de fleste er 5 nok',
  'I 2024 nok den vigtigste',
  'klar på 2,5 sek.',
  'Prisen er i kr. 3 ud af 4 kunder vælger Mellem',
  '20.000 følgere, 10.000 besøgende og 5.000 ansatte',
  'en guide på 1.500 ord',
  'den 12. september 2025',
  '5000 Odense C',
  'et skib på 210.000 tons',
  '3 kroge, 4 krydser og 5 krav',
  'højst 2 mio. euro i omsætning',
])('%j is none', (text) => {
  expect(pricesIn(text)).toEqual([]);
});
