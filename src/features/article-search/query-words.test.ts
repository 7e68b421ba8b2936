import { expect, test } from 'vitest';
import { queryWords } from './query-words.ts';

test.each([
  ['hvad koster en hjemmeside', ['koster', 'hjemmeside']],
  ['hvad er det', ['hvad', 'er', 'det']],
  ['sma pris sma pris', ['sma', 'pris']],
  ['', []],
])('the words of %j are %j', (query, words) => {
  expect(queryWords(query)).toEqual(words);
});
