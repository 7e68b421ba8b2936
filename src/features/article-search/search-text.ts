import { excerpt } from './excerpt.ts';
import type { CategoryChoice } from './filter.ts';
import { foldLetters } from './fold-danish.ts';
import type { Piece } from './highlight.ts';
import { type SectionPlaces, sectionPlaces, sectionScore } from './section-places.ts';
import { type IndexedPages, nonArticleGroup, type Section } from './text-index.ts';

type PagefindHit = {
  /** Pagefind's id of the page. */
  readonly id: string;
  /** Positions of the matching words in the page. */
  readonly words: readonly number[];
};

/** The part of Pagefind's API that the search uses. */
export type Pagefind = {
  readonly search: (term: string) => Promise<{ readonly results: readonly PagefindHit[] }>;
};

/** Full-text index: Pagefind finds pages, the other fields map its hits to sections. */
export type TextIndex = Pagefind & {
  readonly pages: IndexedPages;
  readonly section: (page: string, at: number) => Promise<Section>;
};

/** A section that contains the words. */
type TextHit = {
  readonly href: string;
  readonly heading: string;
  readonly page: string;
  readonly excerpt: readonly Piece[];
};
/** The first hits, and the number of all. */
export type TextHits = { readonly count: number; readonly hits: readonly TextHit[] };
export type TextOutcome = {
  readonly articles: TextHits;
  readonly elsewhere: TextHits;
  /** No section contains all the words; the hits, if any, contain the most of them. */
  readonly partly: boolean;
};
export type TextLimits = { readonly articles: number; readonly elsewhere: number };

type TextQuestion = {
  /** Folded. */
  readonly words: readonly string[];
  readonly category: CategoryChoice;
  readonly limits: TextLimits;
  /** Whether to accept sections that lack some of the words if none has them all. */
  readonly partly: boolean;
};

/** Returns the sections of articles, and of the rest of the site, that contain the words. */
export async function searchText(
  index: TextIndex,
  { words, category, limits, partly }: TextQuestion,
): Promise<TextOutcome> {
  const found = await findSections(index, words);
  const groupOf = ({ page }: FoundSection) => index.pages[page]?.group;
  // Only articles have a category: choosing one excludes the rest of the site.
  const candidates = found.filter((section) => category === 'Alle' || groupOf(section) === category);
  const required = partly ? candidates.reduce((most, { count }) => Math.max(most, count), 0) : words.length;
  const matching = candidates.filter(({ count }) => count >= required).sort((a, b) => b.score - a.score);
  const firstHits = async (sections: readonly FoundSection[], limit: number): Promise<TextHits> => {
    const shown = sections.slice(0, limit).map((section) => toTextHit(index, section));
    return { count: sections.length, hits: await Promise.all(shown) };
  };
  const isElsewhere = (section: FoundSection) => groupOf(section) === nonArticleGroup;
  return {
    articles: await firstHits(
      matching.filter((section) => !isElsewhere(section)),
      limits.articles,
    ),
    elsewhere: await firstHits(matching.filter(isElsewhere), limits.elsewhere),
    partly: required < words.length,
  };
}

type FoundSection = Omit<SectionPlaces, 'words'> & { readonly words: number[]; count: number; score: number };

/** Returns the sections that contain any of the words, with the number of these words and the score. */
async function findSections(index: TextIndex, words: readonly string[]): Promise<FoundSection[]> {
  const found = new Map<string, FoundSection>();
  const score = sectionScore(index.pages);
  for (const places of await Promise.all(words.map((word) => placesOf(index, word)))) {
    for (const place of places) {
      const { page, at, length, words } = place;
      const key = `${page} ${at}`;
      const section = found.get(key) ?? { page, at, length, words: [], count: 0, score: 0 };
      section.words.push(...words);
      section.count += 1;
      section.score += score(place, places.length);
      found.set(key, section);
    }
  }
  return [...found.values()];
}

/**
 * Returns the sections that contain a form of a word. For a word that it does not know, Pagefind returns the words that
 * share its longest known prefix ('komme' for 'komprimering'). Checking one section is enough to discard such hits.
 */
async function placesOf(index: TextIndex, word: string): Promise<readonly SectionPlaces[]> {
  const { results } = await index.search(word);
  const places = results.flatMap((hit) =>
    sectionPlaces(hit.id, hit.words, index.pages[hit.id]?.sections ?? []),
  );
  const [first] = places;
  if (!first) return [];
  const { heading, text } = await index.section(first.page, first.at);
  const sectionWords = `${heading} ${text}`.split(' ');
  return first.words.some((position) => isFormOf(sectionWords[position] ?? '', word)) ? places : [];
}

/** A word that ends in an inflection. Stems of fewer than three letters are too ambiguous. */
const stemAndEnding =
  /(.{3,}?)(?:e|else|elsen|elser|en|er|ere|et|ene|erne|ede|ende|es|ens|ers|ets|n|ne|nes|r|s|t|te)$/;

/** Whether a word of the text is a form of the folded word, or a compound that contains one. */
function isFormOf(text: string, word: string): boolean {
  const letters = foldLetters(text).replace(/[^\p{L}\p{N}]/gu, '');
  return letters.includes(word.replace(stemAndEnding, '$1'));
}

async function toTextHit(index: TextIndex, { page: id, at, length, words }: FoundSection): Promise<TextHit> {
  const { href, heading, page, text } = await index.section(id, at);
  const [headingLength] = length;
  return {
    href,
    heading,
    page,
    excerpt: excerpt(
      text,
      words.map((position) => position - headingLength),
    ),
  };
}
