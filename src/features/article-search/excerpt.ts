export type Piece = { readonly text: string; readonly marked: boolean };

/** Number of words; 32 take up about two lines of a result. */
const maxWords = 32;
const minWords = 10;
const endOfSentence = /[.!?:]["«»)]?$/;
// Excludes abbreviations such as 'kr.' and 'inkl.', which precede a lower-case letter or a digit.
const startOfSentence = /^[^\p{Ll}\p{N}]/u;
const lettersAndDigits = /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/u;

/**
 * Returns the sentence of a text with the most hits, in pieces with the hits marked. `positions` are word indexes of
 * the hits; those outside the text are ignored. A long sentence is cut around its first hit, a short one continues
 * with the next sentence.
 */
export function excerpt(text: string, positions: readonly number[]): Piece[] {
  const words = text.split(' ');
  const hitsIn = ({ from, to }: Range) => positions.filter((position) => position >= from && position < to);
  const sentences = splitSentences(words);
  const best = sentences.reduce((most, sentence) =>
    hitsIn(sentence).length > hitsIn(most).length ? sentence : most,
  );

  const end = sentences.find(({ to }) => to - best.from >= minWords)?.to ?? words.length;
  const [first = best.from] = hitsIn({ from: best.from, to: end });
  const from = Math.max(best.from, Math.min(first - maxWords / 4, end - maxWords));
  const to = Math.min(end, from + maxWords);

  const pieces = markWords(
    words.slice(from, to),
    positions.map((position) => position - from),
  );
  const cut = (isCut: boolean, text: string) => (isCut ? [{ text, marked: false }] : []);
  return [...cut(from > best.from, '… '), ...pieces, ...cut(to < end, ' …')];
}

/** Joins words to pieces of text, with those at `positions` marked without their punctuation. */
export function markWords(words: readonly string[], positions: readonly number[]): Piece[] {
  const pieces: Piece[] = [];
  let plain = '';
  for (const [index, word] of words.entries()) {
    if (index > 0) plain += ' ';
    const hit = positions.includes(index) && lettersAndDigits.exec(word);
    if (hit) {
      pieces.push({ text: plain + word.slice(0, hit.index), marked: false }, { text: hit[0], marked: true });
      plain = word.slice(hit.index + hit[0].length);
    } else plain += word;
  }
  return [...pieces, { text: plain, marked: false }].filter(({ text }) => text);
}

type Range = { readonly from: number; readonly to: number };

function splitSentences(words: readonly string[]): Range[] {
  const starts = words.flatMap((word, at) =>
    at === 0 || (endOfSentence.test(words[at - 1] ?? '') && startOfSentence.test(word)) ? at : [],
  );
  return starts.map((from, at) => ({ from, to: starts[at + 1] ?? words.length }));
}
