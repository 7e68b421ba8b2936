import { excerpt } from './excerpt.ts';
import type { CategoryChoice } from './filter.ts';
import { foldLetters } from './fold-danish.ts';
import type { Piece } from './highlight.ts';
import { type SectionPlaces, sectionPlaces, sectionScore } from './section-places.ts';
import { elsewhere, type IndexedPages, type Section } from './text-index.ts';

type PagefindHit = {
  /** Pagefind's name for the page. */
  readonly id: string;
  /** The places of the words that match. */
  readonly words: readonly number[];
};

/** What we use of Pagefind's script, which lies beside its index. */
export type Pagefind = {
  readonly search: (term: string) => Promise<{ readonly results: readonly PagefindHit[] }>;
};

/** The index of the texts: Pagefind knows the pages, the rest is ours. */
export type TextIndex = Pagefind & {
  readonly pages: IndexedPages;
  readonly section: (page: string, at: number) => Promise<Section>;
};

/** A section that holds the words. */
export type TextHit = {
  readonly href: string;
  readonly heading: string;
  readonly page: string;
  readonly excerpt: readonly Piece[];
};
/** The first hits, and how many there are. */
export type TextHits = { readonly count: number; readonly hits: readonly TextHit[] };
export type TextOutcome = {
  readonly articles: TextHits;
  readonly elsewhere: TextHits;
  /** No section holds all the words; these, if any, hold the most of them. */
  readonly partly: boolean;
};
export type TextLimits = { readonly articles: number; readonly elsewhere: number };

type TextQuestion = {
  /** Folded. */
  readonly words: readonly string[];
  readonly category: CategoryChoice;
  readonly limits: TextLimits;
  /** Whether a section may lack some of the words, where none has them all. */
  readonly partly: boolean;
};

/** The sections of articles, and of the rest of the site, that hold the words. */
export async function searchText(
  index: TextIndex,
  { words, category, limits, partly }: TextQuestion,
): Promise<TextOutcome> {
  const found = await find(index, words);
  const groupOf = ({ page }: Found) => index.pages[page]?.group;
  // A category is asked of articles only.
  const asked = found.filter((section) => category === 'Alle' || groupOf(section) === category);
  const enough = partly ? asked.reduce((most, { count }) => Math.max(most, count), 0) : words.length;
  const holding = asked.filter(({ count }) => count >= enough).sort((a, b) => b.score - a.score);
  const first = async (sections: readonly Found[], limit: number): Promise<TextHits> => {
    const shown = sections.slice(0, limit).map((section) => toTextHit(index, section));
    return { count: sections.length, hits: await Promise.all(shown) };
  };
  const isElsewhere = (section: Found) => groupOf(section) === elsewhere;
  return {
    articles: await first(
      holding.filter((section) => !isElsewhere(section)),
      limits.articles,
    ),
    elsewhere: await first(holding.filter(isElsewhere), limits.elsewhere),
    partly: enough < words.length,
  };
}

type Found = Omit<SectionPlaces, 'words'> & { readonly words: number[]; count: number; score: number };

/** The sections that hold any of the words, and how many of them. */
async function find(index: TextIndex, words: readonly string[]): Promise<Found[]> {
  const found = new Map<string, Found>();
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
 * The sections that hold a word in one of its forms. Where Pagefind knows none, it takes the longest beginning that
 * it knows ('komme' for 'komprimering'): such hits are no answer, and one of them tells of all.
 */
async function placesOf(index: TextIndex, word: string): Promise<readonly SectionPlaces[]> {
  const { results } = await index.search(word);
  const places = results.flatMap((hit) =>
    sectionPlaces(hit.id, hit.words, index.pages[hit.id]?.sections ?? []),
  );
  const [first] = places;
  if (!first) return [];
  const { heading, text } = await index.section(first.page, first.at);
  const texts = `${heading} ${text}`.split(' ');
  return first.words.some((place) => isFormOf(texts[place] ?? '', word)) ? places : [];
}

/** A word with an ending that its other forms may lack. Of a shorter stem than three letters little is left to tell. */
const stemAndEnding =
  /(.{3,}?)(?:e|else|elsen|elser|en|er|ere|et|ene|erne|ede|ende|es|ens|ers|ets|n|ne|nes|r|s|t|te)$/;

/** Whether a word of the text is a form of the folded word, or a compound that holds one. */
function isFormOf(text: string, word: string): boolean {
  const letters = foldLetters(text).replace(/[^\p{L}\p{N}]/gu, '');
  return letters.includes(word.replace(stemAndEnding, '$1'));
}

async function toTextHit(index: TextIndex, { page: id, at, length, words }: Found): Promise<TextHit> {
  const { href, heading, page, text } = await index.section(id, at);
  const [before] = length;
  return {
    href,
    heading,
    page,
    excerpt: excerpt(
      text,
      words.map((word) => word - before),
    ),
  };
}
