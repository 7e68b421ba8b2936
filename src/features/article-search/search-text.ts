import MiniSearch from 'minisearch';
import { excerpt, markWords } from '#src/lib/excerpt.ts';
import { foldLetters, separateWords } from '#src/lib/fold-danish.ts';
import type { Piece } from '#src/lib/highlight.ts';
import { splitCompound } from '#src/lib/split-compound.ts';
import { stemDanish } from '#src/lib/stem-danish.ts';
import type { CategoryChoice } from './filter.ts';
import { stopWords } from './query-words.ts';
import { nonArticleGroup, pageOf, type Section } from './sections.ts';

/** A section that contains the words. */
export type TextHit = Pick<Section, 'href' | 'page'> & {
  readonly heading: readonly Piece[];
  readonly excerpt: readonly Piece[];
};
/** The hits on the first pages, best first, and the number of all pages with hits. */
export type TextHits = { readonly count: number; readonly hits: readonly TextHit[] };
export type TextOutcome = {
  readonly articles: TextHits;
  readonly elsewhere: TextHits;
  /** No section contains all the words; the hits, if any, contain the most of them. */
  readonly partly: boolean;
};
/** Numbers of pages, in the order of their best hits. */
export type TextLimits = { readonly articles: number; readonly elsewhere: number };

type TextQuestion = {
  readonly words: readonly string[];
  readonly category: CategoryChoice;
  readonly limits: TextLimits;
  /** Whether to accept sections that lack some of the words. */
  readonly partly?: boolean;
};

/** Returns the sections of articles, and of the rest of the site, that contain the words, best first. */
export type TextSearch = (question: TextQuestion) => TextOutcome;

/**
 * Indexes the sections with MiniSearch, by the stems of their words and of the parts of compounds. Takes breaks, in
 * which the worker can answer other questions.
 */
export async function createTextSearch(sections: readonly Section[]): Promise<TextSearch> {
  const words = sections.map(({ heading, text }) => splitWords(`${heading} ${text}`));
  const stemsByWord = new Map([...new Set(words.flat())].map((word) => [word, stemsOf(word)]));
  const stems = new Set([...stemsByWord.values()].flat());
  const withParts = (stem: string) => [stem, ...(splitCompound(stem, stems) ?? [])];
  const termsByWord = new Map([...stemsByWord].map(([word, own]) => [word, own.flatMap(withParts)]));
  const engine = new MiniSearch({
    fields: ['heading', 'text'],
    tokenize: splitWords,
    processTerm: (word) => termsByWord.get(word),
    searchOptions: {
      processTerm: (stem) => stem,
      // A word that occurs nowhere may be half typed.
      prefix: (stem) => !stems.has(stem),
      boost: { heading: 3 },
      // MiniSearch takes the number of different words for the length of a text (b); all its words serve better.
      bm25: { k: 2.3, b: 0, d: 0.5 },
      boostDocument: (id) => 1 / (240 + (words[id]?.length ?? 0)),
    },
  });
  await engine.addAllAsync(
    sections.map(({ heading, text }, id) => ({ id, heading, text })),
    { chunkSize: 50 },
  );

  return ({ words, category, limits, partly = false }) => {
    const wanted = [...new Set(words.map(stemDanish))];
    const found = engine
      .search(wanted.join(' '), { combineWith: partly ? 'OR' : 'AND' })
      .map(({ id, terms, queryTerms }) => ({
        section: sections[id] as Section,
        terms,
        count: queryTerms.length,
      }))
      // Only articles have a category: choosing one excludes the rest of the site.
      .filter(({ section }) => category === 'Alle' || section.group === category);
    const most = Math.max(0, ...found.map(({ count }) => count));
    const hitsWhere = (isElsewhere: boolean, limit: number): TextHits => {
      const all = found.filter(
        ({ section, count }) => count === most && (section.group === nonArticleGroup) === isElsewhere,
      );
      const pages = [...new Set(all.map(({ section }) => pageOf(section)))];
      const shown = all.filter(({ section }) => pages.indexOf(pageOf(section)) < limit);
      const hits = shown.map(({ section: { href, heading, page, text }, terms }) => {
        const isHit = (word: string) => termsByWord.get(word)?.some((term) => terms.includes(term));
        const hitsIn = (words: string[]) => words.flatMap((word, at) => (isHit(word) ? at : []));
        const title = splitWords(heading);
        return {
          href,
          page,
          heading: markWords(title, hitsIn(title)),
          excerpt: excerpt(text, hitsIn(splitWords(text))),
        };
      });
      return { count: pages.length, hits };
    };
    return {
      articles: hitsWhere(false, limits.articles),
      elsewhere: hitsWhere(true, limits.elsewhere),
      partly: partly && most < wanted.length,
    };
  };
}

const splitWords = (text: string) => text.split(' ');

/** Returns the stem of a word, and with a hyphen also those of its parts. */
function stemsOf(word: string): string[] {
  return [...new Set([word, ...word.split(/[-‐‑]/)])]
    .flatMap((part) => separateWords(part).split(' '))
    .filter((each) => each && !stopWords.has(foldLetters(each)))
    .map(stemDanish);
}
