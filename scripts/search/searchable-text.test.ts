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
  // The first part is long enough, the last one (`ord`) is not.
  ['Tillægsord', 'tillagsord'],
  ['»søgeord«', '»sogeord«'],
])('%j is indexed as %j', (text, expected) => {
  expect(searchable(text)).toBe(expected);
});

test('keeps the number of words', () => {
  const text = 'Hvad er søgeordsanalyse – og hvad koster den? 10.000 kr. (SEO-guide)';
  expect(searchable(text).split(' ')).toHaveLength(text.split(' ').length);
});

test('keeps the number of words where an accent stands for an apostrophe', () => {
  const text = 'SEO´s pris ‾ og CEO´en ¨';
  expect(searchable(text).split(' ')).toHaveLength(text.split(' ').length);
});

test('collects the words that can end a compound, without punctuation', () => {
  expect([...foldedWords(['»Søgeord«, SEO-guide.', 'søge\u00ADord'])]).toEqual(['sogeord', 'guide']);
});
