import type { IndexedPages, SectionLength } from './text-index.ts';

/** A section of a page, with the positions of a word in it. */
export type SectionPlaces = {
  readonly page: string;
  readonly at: number;
  readonly length: SectionLength;
  readonly words: readonly number[];
};

/** Converts word positions in a page to positions in its sections. */
export function sectionPlaces(
  page: string,
  words: readonly number[],
  lengths: readonly SectionLength[],
): SectionPlaces[] {
  let end = 0;
  return lengths.flatMap((length, at) => {
    const start = end;
    end += length[0] + length[1];
    const inside = words.flatMap((word) => (word >= start && word < end ? word - start : []));
    return inside.length > 0 ? { page, at, length, words: inside } : [];
  });
}

/** Weight of a word in a heading; a word in the text has 1. */
const headingWeight = 6;
/** Usual BM25 constants: saturation of repeated words (k1) and penalty for long sections (b). */
const saturation = 1.2;
const lengthPenalty = 0.75;

/**
 * Returns a function that scores a section for a word by BM25: higher for a word that few sections contain, for more
 * occurrences and for a shorter section.
 */
export function sectionScore(pages: IndexedPages): (place: SectionPlaces, sectionCount: number) => number {
  const all = Object.values(pages).flatMap(({ sections }) => sections);
  const average = all.reduce((sum, [heading, text]) => sum + heading + text, 0) / all.length;
  return ({ length: [heading, text], words }, sectionCount) => {
    const rarity = Math.log(1 + (all.length - sectionCount + 0.5) / (sectionCount + 0.5));
    const weights = words.reduce((sum, word) => sum + (word < heading ? headingWeight : 1), 0);
    const lengthFactor = 1 - lengthPenalty + (lengthPenalty * (heading + text)) / average;
    return (rarity * weights * (saturation + 1)) / (weights + saturation * lengthFactor);
  };
}
