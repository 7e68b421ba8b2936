import type { Piece } from './highlight.ts';

/** About two lines of a result. */
const longest = 32;
const shortest = 10;
const endOfSentence = /[.!?:]["«»)]?$/;
// Not after 'kr.' or 'inkl.', which a small letter or a figure follows.
const startOfSentence = /^[^\p{Ll}\p{N}]/u;
const lettersAndFigures = /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/u;

/**
 * The sentence of a text that holds most of the hits, in pieces with the hits marked. `places` are those of the
 * words that were hit; those outside the text do not count. A long sentence is cut around its first hit, a short one
 * goes on with the next.
 */
export function excerpt(text: string, places: readonly number[]): Piece[] {
  const words = text.split(' ');
  const placesIn = ({ from, to }: Range) => places.filter((place) => place >= from && place < to);
  const sentences = sentencesOf(words);
  const best = sentences.reduce((found, sentence) =>
    placesIn(sentence).length > placesIn(found).length ? sentence : found,
  );

  const end = sentences.find(({ to }) => to - best.from >= shortest)?.to ?? words.length;
  const [first = best.from] = placesIn({ from: best.from, to: end });
  const from = Math.max(best.from, Math.min(first - longest / 4, end - longest));
  const to = Math.min(end, from + longest);

  const pieces: Piece[] = [];
  let plain = from > best.from ? '… ' : '';
  for (const [index, word] of words.slice(from, to).entries()) {
    if (index > 0) plain += ' ';
    const found = places.includes(from + index) && lettersAndFigures.exec(word);
    if (found) {
      pieces.push(
        { text: plain + word.slice(0, found.index), marked: false },
        { text: found[0], marked: true },
      );
      plain = word.slice(found.index + found[0].length);
    } else plain += word;
  }
  return [...pieces, { text: plain + (to < end ? ' …' : ''), marked: false }];
}

type Range = { readonly from: number; readonly to: number };

function sentencesOf(words: readonly string[]): Range[] {
  const sentences: Range[] = [];
  let from = 0;
  let before = '';
  for (const [at, word] of words.entries()) {
    if (endOfSentence.test(before) && startOfSentence.test(word)) {
      sentences.push({ from, to: at });
      from = at;
    }
    before = word;
  }
  return [...sentences, { from, to: words.length }];
}
