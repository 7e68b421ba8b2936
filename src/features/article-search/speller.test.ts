import { expect, test } from 'vitest';
import { createSpeller } from './speller.ts';

const speller = createSpeller([
  ' hjemmeside priser seo guide mail ai design ovn web2 2030 ',
  ' optimering sogemaskineoptimering forsikring bil analyse sogeord designsystemer analoge ',
]);

test.each([
  ['seo', 'a word of the texts'],
  ['jemmesid', 'a part of one'],
  ['ail', 'three letters within one'],
  ['hj', 'two letters at the start of one'],
])('%j is known: it is %s', (word) => {
  expect(speller(word, true)).toEqual([{ spellings: [word], guessed: false }]);
});

test.each([
  ['il', 'two letters stand inside any word'],
  ['idepris', 'no part reaches from one word into the next'],
  ['seoai', 'a part of two letters is none'],
  ['seosai', 'nor is one behind an s'],
  ['guidexdesign', 'x joins no words'],
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
])('%j is known as %j and %j', (word, first, last) => {
  expect(speller(word, true)).toEqual([
    { spellings: [first], guessed: false },
    { spellings: [last], guessed: false },
  ]);
});

test.each([
  ['yjemmeside', ['hjemmeside'], 'one error may be in the first letter'],
  ['optimerinq', ['optimering', 'sogemaskineoptimering'], 'or in the last word of a compound'],
  ['dezignzyste', ['designsystemer'], 'with two, the word may be three letters longer'],
  ['dezignzyst', [], 'but not four'],
  ['pezignsysteme', [], 'and its first letter has to be right'],
  ['analyce', ['analyse'], 'a good guess is not followed by a worse one'],
  ['meil', ['mail'], 'four letters are enough for an error'],
  ['ovnn', [], 'words of three letters are like too many'],
  ['sei', [], 'and too many like them'],
  ['webb', [], 'what holds a figure is not meant by a word'],
  ['2031', [], 'and a year is no misspelled year'],
])('for %j the guess is %j: %s', (word, spellings) => {
  expect(speller(word, true)).toEqual([{ spellings, guessed: true }]);
});

test('eight guesses are enough', () => {
  const lamps = createSpeller(['lampa lampb lampc lampd lampf lampg lamph lampi lampj']);
  expect(lamps('lampe', true)[0]?.spellings).toHaveLength(8);
});
