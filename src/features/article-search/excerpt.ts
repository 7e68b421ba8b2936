import type { Piece } from './highlight.ts';

/** About two lines of a result. */
const longest = 32;
const shortest = 10;
const endOfSentence = /[.!?:]["»)]?$/;

/**
 * The sentence of a text that holds most of the hits, in pieces with the hits marked. `hits` are the places of
 * words; the first `skipped` words are shown elsewhere. A long sentence is cut around its first hit, a short one
 * goes on with the next.
 */
export function excerpt(text: string, hits: readonly number[], skipped = 0): Piece[] {
  const words = text.split(' ');
  const inText = hits.filter((hit) => hit >= skipped && hit < words.length);
  const sentences = sentencesOf(words, skipped);
  const holds = ({ from, to }: Range) => inText.filter((hit) => hit >= from && hit < to).length;
  const best = sentences.reduce<Range>(
    (found, sentence) => (holds(sentence) > holds(found) ? sentence : found),
    sentences[0] ?? { from: skipped, to: words.length },
  );

  let { from, to } = best;
  for (const { from: start, to: end } of sentences) if (start === to && to - from < shortest) to = end;
  if (to - from > longest) {
    const first = inText.find((hit) => hit >= from && hit < to) ?? from;
    from = Math.max(from, Math.min(first - longest / 4, to - longest));
    to = Math.min(to, from + longest);
  }
  const marked = new Set(inText);
  const pieces: Piece[] = [];
  const add = (piece: Piece) => {
    const last = pieces.at(-1);
    if (last && !last.marked && !piece.marked)
      pieces[pieces.length - 1] = { text: last.text + piece.text, marked: false };
    else pieces.push(piece);
  };
  if (from > best.from) add({ text: '… ', marked: false });
  for (let at = from; at < to; at++) {
    const [, before = '', word = '', after = ''] =
      /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/u.exec(words[at] ?? '') ?? [];
    if (marked.has(at) && word) {
      if (before) add({ text: before, marked: false });
      add({ text: word, marked: true });
      add({ text: after + (at + 1 < to ? ' ' : ''), marked: false });
    } else add({ text: (words[at] ?? '') + (at + 1 < to ? ' ' : ''), marked: false });
  }
  if (to < best.to) add({ text: ' …', marked: false });
  return pieces.filter(({ text: shown }) => shown);
}

type Range = { readonly from: number; readonly to: number };

function sentencesOf(words: readonly string[], first: number): Range[] {
  const sentences: Range[] = [];
  let from = first;
  for (let at = first; at < words.length; at++) {
    const next = words[at + 1];
    // Not after 'kr.' or 'inkl.', which a small letter or a figure follows.
    if (next === undefined || (endOfSentence.test(words[at] ?? '') && /^[^\p{Ll}\p{N}]/u.test(next))) {
      sentences.push({ from, to: at + 1 });
      from = at + 1;
    }
  }
  return sentences;
}
