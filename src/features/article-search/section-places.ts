import type { IndexedPages, SectionLength } from './text-index.ts';

/** A section, and where a word stands in it. */
export type SectionPlaces = {
  readonly page: string;
  readonly at: number;
  readonly length: SectionLength;
  readonly words: readonly number[];
};

/** The sections of a page that hold the words at these places of the page. */
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

/** What a word in a heading counts for. */
const headingWeight = 6;
/** The usual constants of BM25: how little the tenth of a word adds, and how much a long section is set back. */
const saturation = 1.2;
const lengthShare = 0.75;

/**
 * How well a section answers a word that so many sections hold, after BM25: the better, the rarer the word, the
 * oftener it stands there and the shorter the section.
 */
export function sectionScore(pages: IndexedPages): (place: SectionPlaces, holding: number) => number {
  const all = Object.values(pages).flatMap(({ sections }) => sections);
  const average = all.reduce((sum, [heading, text]) => sum + heading + text, 0) / all.length;
  return ({ length: [heading, text], words }, holding) => {
    const rarity = Math.log(1 + (all.length - holding + 0.5) / (holding + 0.5));
    const weights = words.reduce((sum, word) => sum + (word < heading ? headingWeight : 1), 0);
    const setBack = 1 - lengthShare + (lengthShare * (heading + text)) / average;
    return (rarity * weights * (saturation + 1)) / (weights + saturation * setBack);
  };
}
