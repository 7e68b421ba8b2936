import { expect, test } from 'vitest';
import { sectionPlaces, sectionScore } from './section-places.ts';

const guide = [
  [1, 9],
  [2, 18],
  [1, 9],
] as const;
const short = { group: 'SEO', sections: [[1, 9]] } as const;

test('converts positions in a page to positions in its sections', () => {
  expect(sectionPlaces('guide', [0, 9, 10, 30, 31], guide)).toEqual([
    { page: 'guide', at: 0, length: [1, 9], words: [0, 9] },
    { page: 'guide', at: 1, length: [2, 18], words: [0] },
    { page: 'guide', at: 2, length: [1, 9], words: [0, 1] },
  ]);
  expect(sectionPlaces('guide', [29, 40], guide)).toEqual([
    { page: 'guide', at: 1, length: [2, 18], words: [19] },
  ]);
  expect(sectionPlaces('guide', [3], [])).toEqual([]);
});

const score = sectionScore({ guide: { group: 'SEO', sections: guide }, short });
const section = (words: readonly number[], at: 0 | 1 = 0) => ({
  page: 'guide',
  at,
  length: guide[at],
  words,
});

test.each([
  ['a word in the heading scores higher than one in the text', section([0]), section([5])],
  ['a word that occurs twice scores higher than one that occurs once', section([4, 5]), section([5])],
  ['a word in a short section scores higher than one in a long section', section([5]), section([5], 1)],
  ['the second word of a heading counts as part of the heading', section([1], 1), section([2], 1)],
])('%s', (_name, more, less) => {
  expect(score(more, 2)).toBeGreaterThan(score(less, 2));
});

test('a rare word scores higher, and a word in every section still above zero', () => {
  expect(score(section([5]), 1)).toBeGreaterThan(score(section([5]), 2));
  expect(score(section([5]), 4)).toBeGreaterThan(0);
});

test('the tenth occurrence of a word adds less than the second', () => {
  const times = (count: number) => score(section(Array.from({ length: count }, () => 5)), 2);
  expect(times(10) - times(9)).toBeLessThan(times(2) - times(1));
  // For one occurrence in a section of average length, BM25 equals the rarity of the word.
  expect(
    sectionScore({ a: short, b: short })({ page: 'a', at: 0, length: [1, 9], words: [5] }, 1),
  ).toBeCloseTo(Math.log(2));
});
