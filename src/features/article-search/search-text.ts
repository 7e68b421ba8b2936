import { excerpt } from './excerpt.ts';
import type { CategoryChoice } from './filter.ts';
import { foldLetters } from './fold-danish.ts';
import type { Piece } from './highlight.ts';
import { elsewhere, groupFilter, type TextRecord } from './text-index.ts';

type PagefindHit = {
  readonly id: string;
  readonly score: number;
  /** The places of the words that match. */
  readonly words: readonly number[];
  readonly data: () => Promise<TextRecord>;
};

/** What we use of Pagefind's script, which lies beside its index. */
export type Pagefind = {
  readonly search: (
    term: string,
    options: { readonly filters: Readonly<Record<string, unknown>> },
  ) => Promise<{ readonly results: readonly PagefindHit[] }>;
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
  pagefind: Pagefind,
  { words, category, limits, partly }: TextQuestion,
): Promise<TextOutcome> {
  const all = category === 'Alle';
  const [articles, others] = await Promise.all([
    find(pagefind, words, all ? { not: { [groupFilter]: elsewhere } } : { [groupFilter]: category }),
    // A category is asked of articles only.
    all ? find(pagefind, words, { [groupFilter]: elsewhere }) : [],
  ]);
  const enough = partly ? Math.max(...[...articles, ...others].map(({ count }) => count)) : words.length;
  const best = async (sections: readonly Found[], limit: number): Promise<TextHits> => {
    const holding = sections.filter(({ count }) => count >= enough).sort((a, b) => b.score - a.score);
    return { count: holding.length, hits: await Promise.all(holding.slice(0, limit).map(toTextHit)) };
  };
  return {
    articles: await best(articles, limits.articles),
    elsewhere: await best(others, limits.elsewhere),
    partly: enough < words.length,
  };
}

type Found = { score: number; count: number; places: number[]; data: PagefindHit['data'] };

/** The sections that hold any of the words, and how many of them. */
async function find(
  pagefind: Pagefind,
  words: readonly string[],
  filters: Readonly<Record<string, unknown>>,
): Promise<Found[]> {
  const found = new Map<string, Found>();
  for (const hits of await Promise.all(words.map((word) => hitsOf(pagefind, word, filters)))) {
    for (const { id, score, words: places, data } of hits) {
      const section = found.get(id) ?? { score: 0, count: 0, places: [], data };
      section.score += score;
      section.count += 1;
      section.places.push(...places);
      found.set(id, section);
    }
  }
  return [...found.values()];
}

/**
 * The sections that hold a word in one of its forms. Where Pagefind knows none, it takes the longest beginning that
 * it knows ('komme' for 'komprimering'): such hits are no answer, and one of them tells of all.
 */
async function hitsOf(
  pagefind: Pagefind,
  word: string,
  filters: Readonly<Record<string, unknown>>,
): Promise<readonly PagefindHit[]> {
  const { results } = await pagefind.search(word, { filters });
  const [first] = results;
  if (!first) return [];
  const texts = (await first.data()).content.split(' ');
  return texts.some((text, place) => first.words.includes(place) && isFormOf(text, word)) ? results : [];
}

/** A word with an ending that its other forms may lack. Of a shorter stem than three letters little is left to tell. */
const stemAndEnding =
  /(.{3,}?)(?:e|else|elsen|elser|en|er|ere|et|ene|erne|ede|ende|es|ens|ers|ets|n|ne|nes|r|s|t|te)$/;

/** Whether a word of the text is a form of the folded word, or a compound that holds one. */
function isFormOf(text: string, word: string): boolean {
  const letters = foldLetters(text).replace(/[^\p{L}\p{N}]/gu, '');
  return letters.includes(word.replace(stemAndEnding, '$1'));
}

async function toTextHit({ data, places }: Found): Promise<TextHit> {
  const { url, content, meta } = await data();
  return {
    href: url,
    heading: meta.title,
    page: meta.page,
    excerpt: excerpt(content, places, meta.title.split(' ').length),
  };
}
