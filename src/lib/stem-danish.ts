import { foldLetters } from './fold-danish.ts';

/** Inflections of nouns, verbs and adjectives. `s` is one only after some consonants (`moms`, but not `pris`). */
const ending = /(.{3,}?)(?:(?:els)?e(?:n|ne|r|rne|t)?s?|ende|(?<=[bcdfghjklmnprtvyz])s)$/;
const doubled = /([^aeiouyæøå])\1$/;

/**
 * Returns what the inflected forms of a word have in common, folded: `hjemmesid` for `hjemmesidens`. Takes the word in
 * lower case as it is spelled, since folding would make `fakturan` of `fakturaen`.
 */
export function stemDanish(word: string): string {
  return foldLetters(word.replace(ending, '$1').replace(doubled, '$1'));
}
