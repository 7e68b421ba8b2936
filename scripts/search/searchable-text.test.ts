import { expect, test } from 'vitest';
import { createSearchableText, foldedWords } from './searchable-text.ts';

const searchable = createSearchableText(
  foldedWords(['Billeder, komprimering, søgeord og analyse; pris, ord i kr.']),
);

test.each([
  ['Søgeord for Ærø', 'sogeord – aro'],
  ['Billedkomprimering', 'billed-komprimering'],
  ['Søgeordsanalyse, og mere.', 'sogeords-analyse, – mere.'],
  ['Google-indeksering', 'google-indeksering'],
  // Too short a part.
  ['Tillægsord', 'tillagsord'],
  ['»søgeord«', '»sogeord«'],
])('%j is indexed as %j', (text, expected) => {
  expect(searchable(text)).toBe(expected);
});

test('every word keeps its place', () => {
  const text = 'Hvad er søgeordsanalyse – og hvad koster den? 10.000 kr. (SEO-guide)';
  expect(searchable(text).split(' ')).toHaveLength(text.split(' ').length);
});

test('the words of a text that can end a compound are taken without the signs around them', () => {
  expect([...foldedWords(['»Søgeord«, SEO-guide.', 'søge\u00ADord'])]).toEqual(['sogeord', 'guide']);
});
