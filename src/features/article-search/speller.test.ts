import { expect, test } from 'vitest';
import { createSpeller } from './speller.ts';

const speller = createSpeller([
  ' hjemmeside priser seo guide mail ai design ovn web2 2030 ',
  ' optimering sogemaskineoptimering forsikring bil analyse sogeord designsystemer analoge ',
]);

test.each([
  ['seo', 'a word of the texts'],
  ['jemmesid', 'part of a word'],
  ['ail', 'three letters inside a word'],
  ['hj', 'two letters at the start of a word'],
])('%j is known: it is %s', (word) => {
  expect(speller(word, true)).toEqual([{ spellings: [word], guessed: false }]);
});

test.each([
  ['il', 'two letters match only at the start of a word'],
  ['idepris', 'it spans two words'],
  ['seoai', 'a part of a compound has at least three letters'],
  ['seosai', 'a part after a linking s has at least three letters too'],
  ['guidexdesign', 'x is not a linking letter'],
])('%j is not known: %s', (word) => {
  expect(speller(word, false)).toEqual([{ spellings: [word], guessed: true }]);
});

test.each([
  ['hjemmesidepriser', 'hjemmeside', 'priser'],
  ['seoguide', 'seo', 'guide'],
  ['guideseo', 'guide', 'seo'],
  ['sogeordsanalyse', 'sogeord', 'analyse'],
  ['forsikringsbil', 'forsikring', 'bil'],
  ['guideebil', 'guide', 'bil'],
])('splits %j into %j and %j', (word, first, last) => {
  expect(speller(word, true)).toEqual([
    { spellings: [first], guessed: false },
    { spellings: [last], guessed: false },
  ]);
});

test.each([
  ['yjemmeside', ['hjemmeside'], 'one error may be in the first letter'],
  ['optimerinq', ['optimering', 'sogemaskineoptimering'], 'one error may be in the last word of a compound'],
  ['dezignzyste', ['designsystemer'], 'with more errors, the length may differ by three'],
  ['dezignzyst', [], 'with more errors, the length may not differ by four'],
  ['pezignsysteme', [], 'with more errors, the first letter must match'],
  ['analyce', ['analyse'], 'much worse guesses are left out'],
  ['meil', ['mail'], 'four letters are enough for an error'],
  ['ovnn', [], 'words of three letters are never guessed'],
  ['sei', [], 'words of three letters get no guesses'],
  ['webb', [], 'words with digits are never guessed'],
  ['2031', [], 'words with digits get no guesses'],
])('%j is guessed as %j: %s', (word, spellings) => {
  expect(speller(word, true)).toEqual([{ spellings, guessed: true }]);
});

test('returns eight guesses at most', () => {
  const lamps = createSpeller(['lampa lampb lampc lampd lampf lampg lamph lampi lampj']);
  expect(lamps('lampe', true)[0]?.spellings).toHaveLength(8);
});
